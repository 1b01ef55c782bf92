import { broken, Failure } from '@bearings/domain/failure'
import { writeIn } from '@bearings/domain/language/write-in'
import { limits } from '@bearings/domain/messages/options'
import type { ReadableThread, ReadableThreadSummary } from '@bearings/domain/messages/readers/schema'
import { readerMailTime, ruleAgainstSending } from '@bearings/domain/messages/rules'
import type { ThreadQuery } from '@bearings/domain/messages/schema'
import { say } from '@bearings/domain/say'
import { truncateLine } from '@bearings/domain/truncate'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import { forgetUnread, notifyLatest, refresh, settle } from '#features/notifications/service.ts'
import { audit, by } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { pageOf, positionAt } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as messages from '../store.ts'
import { foundPerson } from '../threads/service.ts'
import * as store from './store.ts'

/** Limits changes, because each writes an audit entry. */
const changes: Limit = { name: 'message-readers', points: 300, seconds: 3600 }

/** Returns the threads in which students let this guardian read along. */
export async function list({ db, actor }: SignedInContext): Promise<ReadableThreadSummary[]> {
  return (await store.list(db, actor)).map(({ id, student, advisor, isUnread, body, lastAt }) => ({
    id,
    student,
    advisor,
    isUnread,
    last: body === null ? null : truncateLine(body, limits.excerpt),
    lastAt: lastAt?.toISOString() ?? null,
  }))
}

/** @throws {Failure} NOT_FOUND for a thread that the guardian does not read, also because the student has paused */
export async function read(
  { db, actor }: SignedInContext,
  { id, before, limit }: WithId & ThreadQuery,
): Promise<ReadableThread> {
  const [thread] = await store.list(db, actor, id)
  if (!thread) throw new Failure('NOT_FOUND')
  const { student, advisor, since, isUnread } = thread
  const rows = await messages.page(db, id, { before, limit, readFrom: since })
  const { page, next } = pageOf(rows, limit, (message) => positionAt(message.createdAt, message))
  return {
    id,
    student,
    advisor,
    since: since.toISOString(),
    isUnread,
    messages: page
      .map(({ id: messageId, author: by, body, createdAt }) => ({
        id: messageId,
        by,
        body,
        createdAt: createdAt.toISOString(),
      }))
      .toReversed(),
    earlier: next,
  }
}

export async function markRead(
  { db, actor }: SignedInContext,
  { id, upTo }: WithId & { upTo: string },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const [thread] = await store.list(tx, actor, id)
    if (!thread) throw new Failure('NOT_FOUND')
    // What is to come is not read yet, whatever a clock says.
    const last = thread.lastAt ?? thread.since
    const at = new Date(Math.min(new Date(upTo).getTime(), last.getTime()))
    if (!(await store.markRead(tx, actor, id, at))) await settle(tx, actor.userId, [id])
    await refresh(tx, [actor.userId])
  })
}

type Change = { personId: string; linkId: string; reads: boolean }

/**
 * Lets one of the student's guardians read what the student and this advisor write from now on, or no longer.
 * @throws {Failure} NOT_FOUND for anyone else's, and before the first message; `thread-closed` once the connection has ended
 */
export async function change(
  context: SignedInContext,
  { personId, linkId, reads }: Change,
): Promise<undefined> {
  const { db, actor, now, limits: taken } = context
  await taken.take(changes, actor.userId)
  await db.transaction(async (tx) => {
    const person = await foundPerson({ db: tx, actor, now }, personId)
    const { threadId } = person
    const guardian = await store.lockGuardian(tx, actor, linkId)
    if (threadId === null || !guardian) throw new Failure('NOT_FOUND')
    const rule = reads ? ruleAgainstSending({ isOpen: await messages.lockLink(tx, person.linkId) }) : null
    if (rule) throw broken(rule)
    // The lock puts this after a message that is being sent: it is not theirs to read.
    const { lastAt } = await messages.lockThread(tx, actor, threadId)
    const since = new Date(Math.max(now().getTime(), lastAt.getTime() + 1))
    const isChanged = reads
      ? await store.add(tx, { threadId, linkId, since })
      : await store.remove(tx, { threadId, linkId })
    if (!isChanged) return
    if (!reads) await forgetFor(tx, guardian.guardianId, [threadId])
    await refresh(tx, [actor.userId, personId, guardian.guardianId])
    await audit(tx, {
      ...by(context),
      action: 'family_reads_along',
      targetId: guardian.guardianId,
      detail: { linkId, reads },
    })
  })
}

type Sent = { threadId: string; sender: string; reader: string; createdAt: Date }

/** Tells who reads along of a message. Returns whose open pages show it, too. */
export async function tell(tx: Database, { threadId, sender, reader, createdAt }: Sent): Promise<string[]> {
  const people = await store.toTell(tx, threadId)
  for (const { userId, linkId, timeZone, language, mailAt: before } of people) {
    const mailAt = readerMailTime({ now: createdAt, timeZone, mailAt: before })
    const words = writeIn(language, () => ({
      title: say('New Message'),
      message: say('{sender} wrote to {reader}.', { sender, reader }),
    }))
    const about = { sender, link: `/family/messages/${threadId}`, subjectId: threadId, mailAt } as const
    await notifyLatest(tx, [{ userId, type: 'message', ...words, ...about }], createdAt)
    await store.setMailAt(tx, threadId, linkId, mailAt)
  }
  return people.map(({ userId }) => userId)
}

/** After a withdrawal: tells nobody who reads along of it any more. Returns whose open pages show that. */
export async function untell(tx: Database, threadId: string): Promise<string[]> {
  const people = await store.toTell(tx, threadId)
  for (const { userId, isUnread } of people) if (!isUnread) await forgetFor(tx, userId, [threadId])
  return people.map(({ userId }) => userId)
}

/**
 * Before a guardian's connection is paused or ends: they are no longer told of what they read by it, and advisors whose
 * thread is open see who reads it now.
 */
export async function stopTelling(
  tx: Database,
  { guardianId, ...link }: { id: string; studentId: string; guardianId: string },
): Promise<void> {
  const threads = await store.threadsBy(tx, link)
  await forgetFor(
    tx,
    guardianId,
    threads.map((thread) => thread.id),
  )
  await refresh(
    tx,
    threads.flatMap(({ advisorId }) => advisorId ?? []),
  )
}

async function forgetFor(tx: Database, userId: string, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length > 0)
    await forgetUnread(tx, { type: 'message', userIds: [userId], subjectIds: threadIds })
}
