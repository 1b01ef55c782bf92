import { retentionCutoff } from '@bearings/domain/advising/links/rules'
import { limits as advising } from '@bearings/domain/advising/options'
import { Failure } from '@bearings/domain/failure'
import { limits } from '@bearings/domain/messages/options'
import { notAtNight } from '@bearings/domain/messages/rules'
import type {
  Thread,
  ThreadQuery,
  Threads,
  ThreadsQuery,
  ThreadSummary,
} from '@bearings/domain/messages/schema'
import { truncateLine } from '@bearings/domain/truncate'
import { refresh, settle } from '#features/notifications/service.ts'
import { pageOf, positionAt } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { presentFor } from '../present.ts'
import * as readers from '../readers/store.ts'
import * as messages from '../store.ts'
import * as store from './store.ts'

type WithPerson = { personId: string }

export async function list({ db, actor }: SignedInContext, query: ThreadsQuery): Promise<Threads> {
  const rows = await store.list(db, actor, query)
  const { page, next } = pageOf(
    rows,
    query.limit,
    ({ isUnread, orderedAt, threadId }) =>
      `${isUnread ? 1 : 0}_${positionAt(orderedAt!, { id: threadId })}` satisfies string,
  )
  const threads = page.map(
    ({ personId, name, isUnread, isMuted, isOpen, subject, body, isLastMine, lastAt }): ThreadSummary => ({
      personId,
      name,
      isUnread,
      isMuted,
      isOpen,
      last: body === null ? null : truncateLine(subject ?? body, limits.excerpt),
      isLastMine: isLastMine ?? false,
      lastAt: lastAt.toISOString(),
    }),
  )
  if (actor.role !== 'student' || next !== null) return { threads, next }
  const silent = (await store.advisorsWithoutThread(db, actor)).map((advisor) => ({
    ...advisor,
    isUnread: false,
    isMuted: false,
    isOpen: true,
    last: null,
    isLastMine: false,
    lastAt: null,
  }))
  return { threads: [...threads, ...silent], next }
}

export async function read(
  { db, actor, now }: SignedInContext,
  { personId, before, limit }: ThreadQuery & WithPerson,
): Promise<Thread> {
  const person = await foundPerson({ db, actor, now }, personId)
  const { id, fullName, role, linkId, kind, endedAt, threadId, timeZone, isMuted, isUnread } = person
  const rows = threadId === null ? [] : await messages.page(db, threadId, { before, limit })
  const { page, next } = pageOf(rows, limit, (message) => positionAt(message.createdAt, message))
  return {
    person: { id, fullName, role },
    link: endedAt === null ? { id: linkId, kind } : null,
    shownUntil: endedAt && new Date(endedAt.getTime() + advising.endedDays * day).toISOString(),
    readers: threadId === null ? [] : await readers.of(db, threadId),
    isMuted: isMuted ?? false,
    isUnread,
    isNight: role === 'student' && notAtNight(now(), timeZone) > now(),
    messages: page.map(presentFor(actor)).toReversed(),
    earlier: next,
  }
}

const day = 86_400_000

/** Marks a thread as read up to a message, and what was told of it unless there is something later. */
export async function markRead(
  { db, actor, now }: SignedInContext,
  { personId, upTo }: WithPerson & { upTo: string },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const { threadId } = await foundPerson({ db: tx, actor, now }, personId)
    if (threadId === null) return
    if (!(await store.markRead(tx, actor, threadId, new Date(upTo))))
      await settle(tx, actor.userId, [threadId])
    await refresh(tx, [actor.userId])
  })
}

export async function mute(
  { db, actor, now }: SignedInContext,
  { personId, isMuted }: WithPerson & { isMuted: boolean },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const { threadId } = await foundPerson({ db: tx, actor, now }, personId)
    // Before the first message there is nothing to be told of.
    if (threadId === null) throw new Failure('NOT_FOUND')
    await store.setMuted(tx, actor, threadId, isMuted)
    if (isMuted) await settle(tx, actor.userId, [threadId])
  })
}

/** @throws {Failure} NOT_FOUND for anyone with whom the caller has no connection, and had none in the last 30 days. */
export async function foundPerson(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  personId: string,
): Promise<store.Found> {
  const person = await store.findPerson(db, actor, personId)
  // The job that deletes ended connections runs once an hour.
  if (!person || (person.endedAt && person.endedAt <= retentionCutoff(now()))) throw new Failure('NOT_FOUND')
  return person
}
