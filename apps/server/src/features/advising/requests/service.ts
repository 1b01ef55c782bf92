import type { RequestStatus, Sharing, Side } from '@bearings/domain/advising/options'
import { mayAnswer, mayWithdraw } from '@bearings/domain/advising/requests/policy'
import { ruleAgainstAsking, ruleAgainstSettling } from '@bearings/domain/advising/requests/rules'
import type {
  AdvisorRequest,
  Approval,
  NewRequest,
  NewRequestToAdvisor,
  RequestsPage,
  RequestsQuery,
} from '@bearings/domain/advising/requests/schema'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import { violatedConstraint } from '#database/driver-errors.ts'
import type { Database } from '#database/open.ts'
import * as notifications from '#features/notifications/service.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/limits.ts'
import { pageOf, startOf } from '#platform/pagination.ts'
import type { SignedInContext } from '#platform/serve.ts'
import * as links from '../links/service.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

/** Wide enough for an advisor who takes over a class in one evening. */
const asking: Limit = { name: 'advising-requests', points: 120, seconds: 3600 }
/** A student asks a few people; more would be trying addresses. */
const askingByAddress: Limit = { name: 'advising-requests-by-address', points: 20, seconds: 3600 }

const studentsPage = '/student/advisor?tab=requests'
const advisorsPage = '/advisor/dashboard?tab=requests'

/** Where the sender finds what came of a request: the other person, if they are connected now. */
function outcomePage(sentBy: Side, { type }: Outcome, studentId: string): `/${string}` {
  if (type === 'advisor_request_rejected') return sentBy === 'student' ? studentsPage : advisorsPage
  return sentBy === 'student' ? '/student/advisor' : `/advisor/students/${studentId}`
}

export async function list(
  context: SignedInContext,
  { status, after }: RequestsQuery,
): Promise<RequestsPage> {
  const { db, actor } = context
  const rows = await store.page(db, actor, { status, start: startOf(after) })
  const { shown, next } = pageOf(rows, ({ createdAt }) => createdAt)
  return {
    requests: shown.map((row) => present(row, context)),
    pending: await store.countPending(db, actor),
    next,
  }
}

/** An advisor asks a student whom a search would find. */
export async function ask(
  context: SignedInContext,
  { studentId, message }: NewRequest,
): Promise<AdvisorRequest> {
  const { db, actor, limits } = context
  await limits.take(asking, actor.userId)
  await assertMayAdvise(context)
  return inOrder(db, async (tx) => {
    if (!(await people.findStudent(tx, actor, studentId))) throw new Failure('NOT_FOUND')
    await people.lock(tx, studentId)
    const advisor = (await people.lock(tx, actor.userId))!
    const link = await links.advisorOf(tx, studentId)
    return add(tx, context, {
      request: { advisorId: advisor.id, advisorEmail: null, studentId, sentBy: 'advisor', message },
      isLinked: link?.advisorId === advisor.id,
      told: {
        userId: studentId,
        title: 'New Advisor Request',
        message: `${advisor.fullName} would like to be your advisor.`,
        sender: advisor.fullName,
        link: studentsPage,
      },
    })
  })
}

/**
 * A student asks whoever has this address. Whether an advisor has it makes no difference to what the student sees: one
 * who has it is told, and one who signs up with it later finds the request.
 */
export async function askAdvisor(
  context: SignedInContext,
  { email, message, sharing }: NewRequestToAdvisor,
): Promise<AdvisorRequest> {
  const { db, actor, limits } = context
  await limits.take(askingByAddress, actor.userId)
  return inOrder(db, async (tx) => {
    const student = (await people.lock(tx, actor.userId))!
    const found = await people.findAdvisorByAddress(tx, actor, email)
    // Whoever signs up with the address later is real, and nobody of a demo reaches them.
    if (actor.demoId !== null && !found) throw broken('demo-not-possible')
    const advisor = found && (await people.lock(tx, found.id))
    return add(tx, context, {
      request: {
        advisorId: advisor?.id ?? null,
        advisorEmail: email,
        studentId: student.id,
        sentBy: 'student',
        message,
        sharing,
      },
      isOwn: email === student.email,
      isLinked: (await links.advisorOf(tx, student.id)) !== null,
      told: advisor && {
        userId: advisor.id,
        title: 'New Student Request',
        message: `${student.fullName} would like you as an advisor.`,
        sender: student.fullName,
        link: advisorsPage,
      },
    })
  })
}

type Told = { userId: string; title: string; message: string; sender: string; link: `/${string}` }
type Addition = {
  request: {
    advisorId: string | null
    advisorEmail: string | null
    studentId: string
    sentBy: Side
    message: string | undefined
    sharing?: Sharing
  }
  isLinked: boolean
  isOwn?: boolean
  told: Told | undefined
}

/** Writes a request down, with the people on both sides locked, and tells the one who is asked. */
async function add(
  tx: Database,
  context: SignedInContext,
  { request, isLinked, isOwn = false, told }: Addition,
): Promise<AdvisorRequest> {
  const now = context.now()
  const rule = ruleAgainstAsking({
    isOwn,
    isLinked,
    isPending: await store.isPendingBetween(tx, request),
    pendingOfSender: await store.countSent(tx, context.actor),
  })
  if (rule) throw broken(rule)

  // A message of spaces is none.
  const id = await store.insert(tx, { ...request, message: request.message || null }, now)
  if (told) {
    const inMail = request.message ? { quote: request.message } : {}
    await notifications.notify(tx, { ...told, type: 'advisor-request', subjectId: id, inMail, now })
  }
  await writeDown(tx, context, { id, action: 'advising_requested', targetId: told?.userId ?? null })
  return present((await store.findVisible(tx, context.actor, id))!, context)
}

export async function approve(
  context: SignedInContext,
  { id, sharing, essayIds }: Approval & WithId,
): Promise<AdvisorRequest> {
  const { actor, now } = context
  if (actor.role === 'advisor') await assertMayAdvise(context)
  return settle(context, { id, to: 'approved', may: mayAnswer }, async (tx, request) => {
    // What is shared is the student's choice, whoever approves.
    if (actor.role === 'advisor' && (sharing ?? essayIds)) throw new Failure('FORBIDDEN')
    const chosen = actor.role === 'student' ? sharing : request.sharing
    if (!chosen)
      throw new Failure('INVALID_INPUT', { fields: [{ path: 'sharing', message: 'Say what you share' }] })
    await links.begin(tx, { ...request, sharing: chosen, ...(essayIds && { essayIds }), now: now() })
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

/** Whoever was asked is no longer told of it. */
export async function withdraw(context: SignedInContext, { id }: WithId): Promise<AdvisorRequest> {
  return settle(context, { id, to: 'withdrawn', may: mayWithdraw }, async (tx) => {
    await notifications.forget(tx, [id])
    return null
  })
}

type Settling = {
  id: string
  to: Exclude<RequestStatus, 'pending' | 'expired'>
  may: typeof mayAnswer
}
type Locked = { advisorId: string; studentId: string; sharing: Sharing | null }
/** What the sender is told. */
type Outcome = {
  type: 'advisor_request_approved' | 'advisor_request_rejected'
  title: string
  verb: string
}

/** Settles a request once, whoever else tries at the same time, with what comes of it in the same transaction. */
async function settle(
  context: SignedInContext,
  { id, to, may }: Settling,
  change: (tx: Database, request: Locked) => Promise<Outcome | null>,
): Promise<AdvisorRequest> {
  const { db, actor, now } = context
  return inOrder(db, async (tx) => {
    const found = await store.findVisible(tx, actor, id)
    if (!found) throw new Failure('NOT_FOUND')
    if (!may(found, actor)) throw new Failure('FORBIDDEN')
    await people.lock(tx, found.student.id)
    if (found.advisorId !== null) await people.lock(tx, found.advisorId)
    const request = await store.lockVisible(tx, actor, id)
    if (!request) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstSettling(request)
    if (rule) throw broken(rule)

    const { studentId, sharing, sentBy } = request
    // Only a withdrawal is possible while nobody has the address, and it does not look at the advisor.
    const advisorId = request.advisorId ?? ''
    const outcome = await change(tx, { advisorId, studentId, sharing })
    await store.settle(tx, id, to, now())
    // Whoever has answered, in whatever way, has read it.
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
    await writeDown(tx, context, { id, action: settledAs[to], targetId })
    return present((await store.findVisible(tx, actor, id))!, context)
  })
}

/** Locks decide who is first; what they do not cover the unique indexes do, and each has the words of its rule. */
async function inOrder<T>(db: Database, change: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(change)
  } catch (error) {
    const rule = ruleOf[violatedConstraint(error) ?? '']
    throw rule ? broken(rule) : error
  }
}

const ruleOf: Record<string, BrokenRule> = {
  advisor_requests_pending_idx: 'request-pending',
  advisor_requests_pending_email_idx: 'request-pending',
  advisor_links_student_idx: 'already-advised',
}

/** Hands a new advisor the requests that were sent to their address before they were here. */
export async function deliver(
  tx: Database,
  advisor: { id: string; email: string },
  now: Date,
): Promise<void> {
  for (const { id, studentId } of await store.claim(tx, advisor)) {
    const student = await people.find(tx, studentId)
    await notifications.notify(tx, {
      userId: advisor.id,
      type: 'advisor-request',
      title: 'New Student Request',
      message: `${student!.fullName} would like you as an advisor.`,
      sender: student!.fullName,
      link: advisorsPage,
      subjectId: id,
      now,
    })
  }
}

const settledAs = {
  approved: 'advising_approved',
  rejected: 'advising_rejected',
  withdrawn: 'advising_withdrawn',
} as const
type RequestAction = 'advising_requested' | (typeof settledAs)[keyof typeof settledAs]

function writeDown(
  tx: Database,
  { actor, now, origin }: SignedInContext,
  { id, ...entry }: { id: string; action: RequestAction; targetId: string | null },
): Promise<void> {
  const { userId: actorId, sessionId } = actor
  return audit(tx, { ...entry, at: now(), actorId, sessionId, origin, detail: { requestId: id } })
}

/** The request as the actor sees it. */
function present(row: store.RequestRow, { actor }: Pick<SignedInContext, 'actor'>): AdvisorRequest {
  const { id, sentBy, status, message, sharing } = row
  return {
    id,
    sentBy,
    status,
    message,
    sharing,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    other: actor.role === 'advisor' ? studentOf(row) : { ...advisorOf(row), studentId: null },
  }
}

type Other = AdvisorRequest['other']

/** The student of a request as its advisor may know them; see `other` in the schema. */
function studentOf({ student, status, isLinked }: store.RequestRow): Other {
  if (isLinked) return student
  if (status === 'pending') return { ...student, email: null }
  return { id: null, fullName: null, email: null, studentId: null }
}

/** The advisor of a request as its student may know them. */
function advisorOf({ advisor, advisorEmail, status, isLinked }: store.RequestRow): Omit<Other, 'studentId'> {
  const isTold = isLinked || (status === 'pending' && advisorEmail === null)
  return advisor && isTold ? advisor : { id: null, fullName: null, email: advisorEmail }
}
