import type { MyLink, SharingChanges } from '@bearings/domain/advising/links/schema'
import type { Sharing } from '@bearings/domain/advising/options'
import { ruleAgainstLinking } from '@bearings/domain/advising/requests/rules'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import type { Limit } from '../../../platform/limits.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { notify } from '../../notifications/service.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

/** Each change is written down, so there may not be any number of them. */
const changes: Limit = { name: 'advising-sharing', points: 300, seconds: 3600 }

export async function read({ db, actor }: SignedIn): Promise<MyLink> {
  const found = await store.findWithAdvisor(db, actor)
  if (!found) return { link: null }
  const sharedEssayIds = await store.essaysShared(db, found.id)
  return { link: { ...found, since: found.since.toISOString(), sharedEssayIds } }
}

/** Who advises this student now, and by which link. */
export async function advisorOf(
  db: Database,
  studentId: string,
): Promise<{ linkId: string; advisorId: string } | null> {
  return (await store.findAdvisorOf(db, studentId)) ?? null
}

type NewLink = {
  advisorId: string
  studentId: string
  sharing: Sharing
  essayIds?: readonly string[]
  now: Date
}

/**
 * Links two people who have agreed. Takes the transaction of the approval, with the student's row and then the
 * advisor's locked. @throws {Failure} `already-advised`, `advisor-full`, or not found for an essay of somebody else's.
 */
export async function begin(tx: Database, { essayIds = [], ...link }: NewLink): Promise<string> {
  const rule = ruleAgainstLinking({
    isAdvised: (await store.findAdvisorOf(tx, link.studentId)) !== undefined,
    students: await store.countStudents(tx, link.advisorId),
  })
  if (rule) throw broken(rule)
  const own = await store.ownEssays(tx, link.studentId, essayIds)
  if (own.length < new Set(essayIds).size) throw new Failure('NOT_FOUND')

  const linkId = await store.insert(tx, link)
  await store.moveNotes(tx, { ...link, linkId })
  await store.shareEssays(tx, linkId, own, link.now)
  return linkId
}

export async function changeSharing(context: SignedIn, changed: SharingChanges): Promise<MyLink> {
  const { now } = context
  await change(context, async (tx, link) => {
    await store.changeSharing(tx, link.id, changed, now())
    return { action: 'sharing_changed', detail: { from: link.sharing, to: { ...link.sharing, ...changed } } }
  })
  return read(context)
}

type Essay = { essayId: string }

export async function shareEssay(context: SignedIn, { essayId }: Essay): Promise<undefined> {
  const { actor, now } = context
  await change(context, async (tx, link) => {
    const own = await store.ownEssays(tx, actor.userId, [essayId])
    if (own.length === 0) throw new Failure('NOT_FOUND')
    await store.shareEssays(tx, link.id, own, now())
    return { action: 'essay_shared', detail: { essayId } }
  })
}

export async function unshareEssay(context: SignedIn, { essayId }: Essay): Promise<undefined> {
  await change(context, async (tx, link) => {
    if (!(await store.unshareEssay(tx, link.id, essayId))) throw new Failure('NOT_FOUND')
    return { action: 'essay_unshared', detail: { essayId } }
  })
}

type Link = NonNullable<Awaited<ReturnType<typeof store.lockVisible>>>
type Written = { action: string; detail: Record<string, unknown> }

/** Changes what the student's link shares, one change at a time, and writes down what `make` answers. */
async function change(
  { db, actor, now, origin, limits }: SignedIn,
  make: (tx: Database, link: Link) => Promise<Written>,
): Promise<void> {
  await limits.take(changes, actor.userId)
  await db.transaction(async (tx) => {
    await people.lock(tx, actor.userId)
    const link = await store.lockVisible(tx, actor)
    if (!link) throw new Failure('NOT_FOUND')
    const { action, detail } = await make(tx, link)
    await audit(tx, {
      at: now(),
      action,
      actorId: actor.userId,
      targetId: link.advisorId,
      sessionId: actor.sessionId,
      origin,
      detail: { linkId: link.id, ...detail },
    })
  })
}

/** From the end of this on the advisor sees nothing; the other side is told. */
export async function end({ db, actor, now, origin }: SignedIn, { id }: { id: string }): Promise<undefined> {
  await db.transaction(async (tx) => {
    const found = await store.findVisible(tx, actor, id)
    if (!found) throw new Failure('NOT_FOUND')
    await people.lock(tx, found.studentId)
    const link = await store.lockVisible(tx, actor, id)
    if (!link) throw new Failure('NOT_FOUND')

    await store.end(tx, id, now())
    const isByStudent = actor.userId === link.studentId
    const { fullName } = (await people.find(tx, actor.userId))!
    await notify(tx, {
      userId: isByStudent ? link.advisorId : link.studentId,
      type: 'system',
      title: 'Connection Ended',
      message: isByStudent
        ? `${fullName} ended the connection. You no longer see anything of theirs.`
        : `${fullName} is no longer your advisor, and sees nothing of yours any more.`,
      link: isByStudent ? '/student/advisor' : '/student/advisor?tab=requests',
      subjectId: id,
      now: now(),
    })
    await audit(tx, {
      at: now(),
      action: 'advising_ended',
      actorId: actor.userId,
      targetId: isByStudent ? link.advisorId : link.studentId,
      sessionId: actor.sessionId,
      origin,
      detail: { linkId: id },
    })
  })
}
