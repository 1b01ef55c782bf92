import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { limits as most } from '@bearings/domain/messages/broadcasts/options'
import { filledIn, fillingFor, hasGap } from '@bearings/domain/messages/broadcasts/rules'
import type {
  Broadcast,
  BroadcastDraft,
  BroadcastPreview,
  NewBroadcast,
} from '@bearings/domain/messages/broadcasts/schema'
import { broadcastWithdrawableUntil, mailTime } from '@bearings/domain/messages/rules'
import { todayIn } from '@bearings/domain/today'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import { nameOf } from '#database/people.ts'
import { logViews } from '#features/access-log/service.ts'
import { forgetUnread, notifyLatest, refresh } from '#features/notifications/service.ts'
import { nextDeadlines } from '#features/tasks/templates/next-deadlines.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { mailTimes } from '../store.ts'
import * as store from './store.ts'

const sending: Limit = { name: 'message-broadcasts', points: most.perDay, seconds: 86_400 }
const previewing: Limit = { name: 'message-previews', points: 300, seconds: 3600 }

export async function list({ db, actor }: SignedInContext): Promise<Broadcast[]> {
  return (await store.list(db, actor)).map(present)
}

export async function preview(
  { db, actor, now, limits }: SignedInContext,
  draft: BroadcastDraft,
): Promise<BroadcastPreview> {
  await limits.take(previewing, actor.userId)
  const students = await store.advisedAmong(db, actor, draft.studentIds)
  if (students.length === 0) throw new Failure('NOT_FOUND')
  const fillings = await fillingsFor(db, actor, { draft, students, now: now() })
  const shown = students.slice(0, most.previewed).map(({ id, fullName }) => ({
    studentId: id,
    fullName,
    subject: filledIn(draft.subject, fillings.get(id)!.filling),
    body: filledIn(draft.body, fillings.get(id)!.filling),
  }))
  const withoutDeadline = [...fillings.values()].filter(({ isUnknown }) => isUnknown).length
  return { students: students.length, withoutDeadline, shown }
}

/**
 * Writes to those of these students who are the caller's now. The same again, as after a lost answer, is only returned.
 * @throws {Failure} NOT_FOUND if there is none, and `sent-already` if it was sent in other words
 */
export async function send(
  { db, actor, now, limits }: SignedInContext,
  { id, studentIds, ...said }: NewBroadcast & WithId,
): Promise<Broadcast> {
  const [sent] = await store.list(db, actor, id)
  if (sent) return presentSame(sent, said)
  await limits.take(sending, actor.userId)
  return db.transaction(async (tx) => {
    const at = now()
    const students = await store.lockAdvisedAmong(tx, actor, studentIds)
    if (students.length === 0) throw new Failure('NOT_FOUND')
    const broadcast = { id, ...said, advisorId: actor.userId, students: students.length, createdAt: at }
    if (!(await store.insert(tx, broadcast))) {
      const [same] = await store.list(tx, actor, id)
      if (!same) throw new Failure('NOT_FOUND')
      return presentSame(same, said)
    }
    const fillings = await fillingsFor(tx, actor, { draft: said, students, now: at })
    const threads = await store.takeThreads(
      tx,
      actor,
      students.map((student) => student.id),
      at,
    )
    const threadIds = threads.map(({ threadId }) => threadId)
    const timesOf = await mailTimes(tx, { threadIds, side: 'advisor', now: at })
    const zoneOf = new Map(students.map((student) => [student.id, student.timeZone]))
    const many = threads.map(({ at: createdAt, ...thread }) => {
      const timeZone = zoneOf.get(thread.studentId)!
      const mailAt = mailTime({ ...timesOf(thread.threadId), now: at, timeZone, isUrgent: false })
      return { ...thread, createdAt, mailAt, filling: fillings.get(thread.studentId)!.filling }
    })
    await store.insertMessages(
      tx,
      id,
      many.map(({ threadId, filling, mailAt, createdAt }) => ({ threadId, filling, mailAt, createdAt })),
    )
    const sender = await nameOf(tx, actor.userId)
    const notices = many
      .filter(({ isMuted }) => !isMuted)
      .map(({ studentId: userId, threadId: subjectId, mailAt }) => ({
        userId,
        type: 'message' as const,
        title: said.kind === 'announcement' ? 'New Announcement' : 'New Message',
        message: `${sender} wrote to you.`,
        sender,
        link: `/messages/${actor.userId}` as const,
        subjectId,
        mailAt,
      }))
    await notifyLatest(tx, notices, at)
    await refresh(tx, [actor.userId, ...many.map(({ studentId }) => studentId)])
    return present({ ...broadcast, withdrawn: 0 })
  })
}

/**
 * Withdraws a message to many at once, from all of whom no mail has told of it yet.
 * @throws {Failure} NOT_FOUND, and `withdraw-too-late`
 */
export async function withdraw({ db, actor, now }: SignedInContext, { id }: WithId): Promise<Broadcast> {
  return db.transaction(async (tx) => {
    const [sent] = await store.lock(tx, actor, id)
    if (!sent) throw new Failure('NOT_FOUND')
    if (sent.withdrawn === 0) {
      if (now() >= broadcastWithdrawableUntil(sent)) throw broken('withdraw-too-late')
      const withdrawn = await store.withdraw(tx, sent, now())
      const read = withdrawn.filter(({ isUnread }) => !isUnread)
      await forgetUnread(tx, {
        type: 'message',
        userIds: read.map(({ studentId }) => studentId),
        subjectIds: read.map(({ threadId }) => threadId),
      })
      await refresh(tx, [actor.userId, ...withdrawn.map(({ studentId }) => studentId)])
    }
    const [left] = await store.list(tx, actor, id)
    return present(left!)
  })
}

type Filling = {
  draft: Pick<BroadcastDraft, 'subject' | 'body'>
  students: readonly { id: string; fullName: string; timeZone: string }[]
  now: Date
}

/** Returns what is filled in for each student. Reading their deadlines counts as a view of each who shares the list. */
async function fillingsFor(db: Database, actor: Actor, { draft, students, now }: Filling) {
  const needsDeadline = [draft.subject, draft.body].some((text) => hasGap(text, 'next deadline'))
  const todays = new Map(students.map(({ id, timeZone }) => [id, todayIn(timeZone, now)]))
  const next = needsDeadline ? await nextDeadlines(db, actor, todays) : new Map<string, never>()
  const looks = [...next.keys()].map((studentId) => ({ studentId }))
  if (looks.length > 0) await logViews(db, actor, looks, { what: 'deadlines', now })
  return new Map(
    students.map(({ id, fullName }) => {
      const deadline = next.get(id) ?? null
      const isUnknown = needsDeadline && deadline === null
      return [id, { filling: fillingFor({ fullName }, deadline), isUnknown }]
    }),
  )
}

function presentSame(sent: Stored, said: Omit<BroadcastDraft, 'studentIds'> & Pick<Broadcast, 'kind'>) {
  if (sent.subject !== said.subject || sent.body !== said.body || sent.kind !== said.kind)
    throw broken('sent-already')
  return present(sent)
}

function present({ createdAt, ...row }: Awaited<ReturnType<typeof store.list>>[number] | Stored): Broadcast {
  const { id, kind, subject, body, students, withdrawn } = row
  const until = withdrawn > 0 ? null : broadcastWithdrawableUntil({ createdAt }).toISOString()
  const at = createdAt.toISOString()
  return { id, kind, subject, body, students, withdrawn, createdAt: at, withdrawableUntil: until }
}

type Stored = Omit<Broadcast, 'createdAt' | 'withdrawableUntil'> & { createdAt: Date }
