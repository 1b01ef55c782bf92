import type { Sharing, Side } from '@bearings/domain/advising/options'
import { mayAnswer, mayWithdraw } from '@bearings/domain/advising/requests/policy'
import { ruleAgainstSettling } from '@bearings/domain/advising/requests/rules'
import type { AdvisorRequest, Approval } from '@bearings/domain/advising/requests/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import * as notifications from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as links from '../links/service.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'
import { present } from './present.ts'
import { inTransaction, pages, record, type Settled } from './record.ts'
import * as store from './store.ts'
import { takeOver } from './taking-over.ts'

export async function approve(
  context: SignedInContext,
  { id, sharing, essayIds }: Approval & WithId,
): Promise<AdvisorRequest> {
  const { actor, now } = context
  if (actor.role === 'advisor') await assertMayAdvise(context)
  return settle(context, { id, to: 'approved', may: mayAnswer }, async (tx, request) => {
    // The student decides what is shared, whichever side approves.
    if (actor.role === 'advisor' && (sharing ?? essayIds)) throw new Failure('FORBIDDEN')
    const chosen = actor.role === 'student' ? sharing : request.sharing
    if (!chosen)
      throw new Failure('INVALID_INPUT', { fields: [{ path: 'sharing', message: 'Choose what you share' }] })
    const { introducedById, takesOver, ...between } = request
    if (takesOver && introducedById !== null) await takeOver(tx, { ...between, introducedById }, now())
    await links.begin(tx, context, { ...between, sharing: chosen, ...(essayIds && { essayIds }), now: now() })
    return { type: 'advisor_request_approved', title: 'Request Approved', verb: 'accepted' }
  })
}

export async function reject(context: SignedInContext, { id }: WithId): Promise<AdvisorRequest> {
  return settle(context, { id, to: 'rejected', may: mayAnswer }, async () => ({
    type: 'advisor_request_rejected',
    title: 'Request Rejected',
    verb: 'declined',
  }))
}

/** Withdraws a request and removes the recipient's notification. */
export async function withdraw(context: SignedInContext, { id }: WithId): Promise<AdvisorRequest> {
  return settle(context, { id, to: 'withdrawn', may: mayWithdraw }, async (tx) => {
    await notifications.forget(tx, [id])
    return null
  })
}

type Between = { advisorId: string; studentId: string }

/**
 * Settles pending requests between two people who were linked another way, no matter who sent them. Takes that
 * transaction, with both rows locked.
 */
export async function settleBetween(
  tx: Database,
  context: Pick<SignedInContext, 'actor' | 'now' | 'origin'>,
  between: Between,
): Promise<void> {
  const request = await store.lockPendingBetween(tx, between)
  if (!request) return
  await store.settle(tx, request.id, 'approved', context.now())
  for (const userId of [between.studentId, between.advisorId])
    await notifications.settle(tx, userId, [request.id])
  const targetId = context.actor.userId === between.studentId ? between.advisorId : between.studentId
  await record(tx, context, { id: request.id, action: 'advising_approved', targetId })
}

/** Settles pending requests between an advisor and students whom the school gives to that advisor, who are told of that. */
export async function settleAllBetween(
  tx: Database,
  between: { advisorId: string; studentIds: readonly string[] },
  now: Date,
): Promise<void> {
  const settled = await store.approveAllBetween(tx, between, now)
  for (const { id, studentId } of settled) await notifications.settle(tx, studentId, [id])
  if (settled.length === 0) return
  const ids = settled.map(({ id }) => id)
  await notifications.settle(tx, between.advisorId, ids)
}

type Settling = {
  id: string
  to: Settled
  may: typeof mayAnswer
}
type Locked = {
  advisorId: string
  studentId: string
  sharing: Sharing | null
  introducedById: string | null
  takesOver: boolean
}
/** The notification that the sender gets. */
type Outcome = {
  type: 'advisor_request_approved' | 'advisor_request_rejected'
  title: string
  verb: string
}

/**
 * Settles a request exactly once, even with concurrent attempts, and applies its consequences in the same
 * transaction.
 */
async function settle(
  context: SignedInContext,
  { id, to, may }: Settling,
  change: (tx: Database, request: Locked) => Promise<Outcome | null>,
): Promise<AdvisorRequest> {
  const { db, actor, now } = context
  return inTransaction(db, async (tx) => {
    const found = await store.findVisible(tx, actor, id)
    if (!found) throw new Failure('NOT_FOUND')
    if (!may(found, actor)) throw new Failure('FORBIDDEN')
    await people.lock(tx, found.student.id)
    const advisors = [found.advisorId, found.takesOver ? found.introducedById : null]
    for (const advisor of advisors.filter((each) => each !== null).toSorted()) await people.lock(tx, advisor)
    const request = await store.lockVisible(tx, actor, id)
    if (!request) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstSettling(request)
    if (rule) throw broken(rule)

    const { studentId, sharing, sentBy, introducedById, takesOver } = request
    // While nobody has the address, only a withdrawal is possible, and it does not use the advisor.
    const advisorId = request.advisorId ?? ''
    const outcome = await change(tx, { advisorId, studentId, sharing, introducedById, takesOver })
    await store.settle(tx, id, to, now())
    // Responding in any way marks the notification as read.
    await notifications.settle(tx, actor.userId, [id])
    const [sender, other] = sentBy === 'student' ? [studentId, advisorId] : [advisorId, studentId]
    if (outcome) {
      const { fullName } = (await people.find(tx, actor.userId))!
      await notifications.notify(tx, {
        userId: sender,
        type: outcome.type,
        title: outcome.title,
        message: `${fullName} ${outcome.verb} your request.`,
        sender: fullName,
        link: outcomePage(sentBy, outcome, studentId),
        subjectId: id,
        now: now(),
      })
    }
    const targetId = (actor.userId === sender ? other : sender) || null
    if (!outcome && targetId) await notifications.refresh(tx, [targetId])
    await record(tx, context, { id, action: `advising_${to}`, targetId })
    return present((await store.findVisible(tx, actor, id))!, context)
  })
}

/** Returns the page that shows the sender the outcome: the other person, if they are now connected. */
function outcomePage(sentBy: Side, { type }: Outcome, studentId: string): `/${string}` {
  if (type === 'advisor_request_rejected') return sentBy === 'student' ? pages.student : pages.advisor
  return sentBy === 'student' ? '/student/advisor' : `/advisor/students/${studentId}`
}
