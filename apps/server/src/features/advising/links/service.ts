import type { Role } from '@bearings/domain/actor'
import type { MyLink, SharingChanges } from '@bearings/domain/advising/links/schema'
import type { Sharing } from '@bearings/domain/advising/options'
import { ruleAgainstLinking } from '@bearings/domain/advising/requests/rules'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { forget, isNotified, notify, notifyAll, notifyLatest } from '#features/notifications/service.ts'
import { type AuditAction, type AuditEntry, audit } from '#platform/audit.ts'
import type { Limit } from '#platform/limits.ts'
import type { SignedInContext } from '#platform/serve.ts'
import { shortened } from '#platform/shortened.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

/** Each change is written down, so there may not be any number of them. */
const changes: Limit = { name: 'advising-sharing', points: 300, seconds: 3600 }

export async function read({ db, actor, now }: SignedInContext): Promise<MyLink> {
  const found = await store.findWithAdvisor(db, actor)
  if (!found) return { link: null }
  const sharedEssayIds = await store.essaysShared(db, found.id)
  const { bannedUntil, since, ...link } = found
  const isDisabled = bannedUntil !== null && bannedUntil > now()
  return { link: { ...link, isDisabled, since: since.toISOString(), sharedEssayIds } }
}

/** The student's current advisor, and their link. */
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
 * Links two people who have agreed. Takes the transaction of the approval, with the student's row and then
 * the advisor's locked. @throws {Failure} `already-advised`, `advisor-full`, or not found for someone else's
 * essay.
 */
export async function begin(tx: Database, { essayIds = [], ...link }: NewLink): Promise<string> {
  const rule = ruleAgainstLinking({
    isAdvised: (await store.findAdvisorOf(tx, link.studentId)) !== undefined,
    students: await store.countStudents(tx, link.advisorId),
  })
  if (rule) throw broken(rule)
  const own = (await store.ownEssays(tx, link.studentId, essayIds)).map(({ id }) => id)
  if (own.length < new Set(essayIds).size) throw new Failure('NOT_FOUND')

  const linkId = await store.insert(tx, link)
  await store.moveNotes(tx, { ...link, linkId })
  await store.shareEssays(tx, linkId, own, link.now)
  return linkId
}

export async function changeSharing(context: SignedInContext, changed: SharingChanges): Promise<MyLink> {
  const { now } = context
  await change(context, async (tx, link) => {
    await store.changeSharing(tx, link.id, changed, now())
    const detail = { linkId: link.id, from: link.sharing, to: { ...link.sharing, ...changed } }
    return { action: 'sharing_changed', detail }
  })
  return read(context)
}

type Essay = { essayId: string }

export async function shareEssay(context: SignedInContext, { essayId }: Essay): Promise<undefined> {
  const { actor, now } = context
  await change(context, async (tx, link) => {
    const [essay] = await store.ownEssays(tx, actor.userId, [essayId])
    if (!essay) throw new Failure('NOT_FOUND')
    await store.shareEssays(tx, link.id, [essayId], now())
    await tellOfEssay(tx, link, essay, now())
    return { action: 'essay_shared', detail: { linkId: link.id, essayId } }
  })
}

/** Milliseconds in which an essay that is shared again rings no second time. */
const quiet = 86_400_000

/**
 * Sharing an essay asks for feedback, so the advisor is notified. Sharing other parts does not notify anyone.
 */
async function tellOfEssay(
  tx: Database,
  { advisorId, studentId }: Link,
  { id, promptName }: { id: string; promptName: string },
  now: Date,
): Promise<void> {
  const notification = { userId: advisorId, type: 'essay-feedback', subjectId: id } as const
  if (await isNotified(tx, { ...notification, since: new Date(now.getTime() - quiet) })) return
  const { fullName: sender } = (await people.find(tx, studentId))!
  const message = `${sender} shared “${shortened(promptName, 60)}” with you.`
  const link = `/advisor/students/${studentId}/essays/${id}` as const
  await notify(tx, {
    ...notification,
    title: 'Essay Shared',
    message,
    inMail: { message },
    sender,
    link,
    now,
  })
}

export async function unshareEssay(context: SignedInContext, { essayId }: Essay): Promise<undefined> {
  await change(context, async (tx, link) => {
    if (!(await store.unshareEssay(tx, link.id, essayId))) throw new Failure('NOT_FOUND')
    return { action: 'essay_unshared', detail: { linkId: link.id, essayId } }
  })
}

type Link = NonNullable<Awaited<ReturnType<typeof store.lockVisible>>>
type Written = WrittenAs<'sharing_changed'> | WrittenAs<'essay_shared'> | WrittenAs<'essay_unshared'>
type WrittenAs<A extends AuditAction> = Pick<AuditEntry<A>, 'action' | 'detail'>

/** Changes what the student's link shares, one change at a time, and writes down what `make` answers. */
async function change(
  { db, actor, now, origin, limits }: SignedInContext,
  make: (tx: Database, link: Link) => Promise<Written>,
): Promise<void> {
  await limits.take(changes, actor.userId)
  await db.transaction(async (tx) => {
    await people.lock(tx, actor.userId)
    const link = await store.lockVisible(tx, actor)
    if (!link) throw new Failure('NOT_FOUND')
    const written = await make(tx, link)
    await audit(tx, {
      ...written,
      at: now(),
      actorId: actor.userId,
      targetId: link.advisorId,
      sessionId: actor.sessionId,
      origin,
    })
  })
}

/** Afterwards the advisor sees nothing; the other side is notified. */
export async function end(
  { db, actor, now, origin }: SignedInContext,
  { id }: { id: string },
): Promise<undefined> {
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
        ? `${fullName} disconnected from you. You can no longer see what they shared.`
        : `${fullName} is no longer your advisor and can no longer see what you shared.`,
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

/** Ends the links that a person had through a removed role. Takes the transaction of that change. */
export async function endWithRole(
  tx: Database,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<void> {
  if (role === 'advisor') await endAllOf(tx, id, now)
  if (role === 'student') await endOfStudent(tx, id, now)
}

/** Ends every link of a former advisor, and notifies the students. Takes the transaction of that change. */
export async function endAllOf(tx: Database, advisorId: string, now: Date): Promise<void> {
  for (const { studentId } of await store.listOfAdvisor(tx, advisorId)) await people.lock(tx, studentId)
  const links = await store.listOfAdvisor(tx, advisorId)
  for (const { id } of links) await store.end(tx, id, now)
  const notifications = links.map(({ studentId, id }) => ({
    userId: studentId,
    type: 'system' as const,
    title: 'Connection Ended',
    message: 'Your advisor no longer advises on Bearings and can no longer see what you shared.',
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyAll(tx, notifications, now)
}

/** Ends the link of a former student, and notifies the advisor. Takes the transaction of that change. */
export async function endOfStudent(tx: Database, studentId: string, now: Date): Promise<void> {
  await people.lock(tx, studentId)
  const link = await store.findAdvisorOf(tx, studentId)
  if (!link) return
  await store.end(tx, link.linkId, now)
  const { fullName } = (await people.find(tx, studentId))!
  await notify(tx, {
    userId: link.advisorId,
    type: 'system',
    title: 'Connection Ended',
    message: `${fullName} is no longer a student on Bearings. You can no longer see what they shared.`,
    link: '/student/advisor',
    subjectId: link.linkId,
    now,
  })
}

/** Tells the students of an advisor whose account was disabled, or takes that back when it is enabled again. */
export async function notifyOfDisabling(
  tx: Database,
  advisor: { id: string; fullName: string; isDisabled: boolean },
  now: Date,
): Promise<void> {
  const links = await store.listOfAdvisor(tx, advisor.id)
  if (!advisor.isDisabled)
    return forget(
      tx,
      links.map(({ id }) => id),
    )
  const notices = links.map(({ studentId, id }) => ({
    userId: studentId,
    type: 'system' as const,
    title: 'Advisor Unavailable',
    message: `${advisor.fullName} no longer uses Bearings and can no longer see what you shared. You can disconnect and ask someone else.`,
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyLatest(tx, notices, now)
}
