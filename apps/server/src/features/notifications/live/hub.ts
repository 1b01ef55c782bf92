import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Actor } from '@bearings/domain/actor'
import { largestPage } from '@bearings/domain/notifications/options'
import { positionOf } from '@bearings/domain/notifications/rules'
import type { LiveEvents, Notification } from '@bearings/domain/notifications/schema'
import { LRUCache } from 'lru-cache'
import { chunksOf } from '#database/chunks.ts'
import { changedSessions, type Listen } from '#database/listen.ts'
import type { Services } from '#platform/requests/services.ts'
import { channel, parseLiveEvent } from '../outbox.ts'
import * as store from './store.ts'

/** One person's open stream, as the hub knows it. */
export type Stream = {
  userId: string
  tell: <E extends keyof LiveEvents>(event: E, data: LiveEvents[E], id?: string) => void
  /** Ends this stream if its session has ended. Called when the person's sign-ins have changed. */
  check: () => Promise<void>
  end: () => void
}

/** The most streams one person may have open at once. */
export const streamsPerPerson = 12

/**
 * Transactions may commit in another order than their notifications were created in, and clocks differ. A client that
 * catches up therefore starts this many milliseconds earlier, and recognizes duplicates by their id.
 */
const overlap = 120_000

/**
 * How long the hub remembers that something of a person's has changed, in milliseconds. A page reads its data
 * first and opens its stream some seconds later, and a notification deleted in between leaves nothing to
 * catch up on.
 */
const whileOpening = 30_000

/** The most people whose notifications are read with one query. */
const peopleAtOnce = 500

/** After a gap, this many people's pages are told to read their data again, and so many milliseconds later the next. */
const rereadersAtOnce = 20
const betweenRereaders = 100

const open = new WeakMap<Services['db'], () => number>()

/** Returns how many streams this process has open. */
export function openStreams(db: Services['db']): number {
  return open.get(db)?.() ?? 0
}

export type Hub = Awaited<ReturnType<typeof openHub>>

/**
 * Delivers what any process has committed to the streams that are open in this one. Notifications that arrive
 * while others are being read wait and are read together, so a burst takes a few queries however many people
 * it is for.
 */
export async function openHub({ db, log }: Pick<Services, 'db' | 'log'>, listen: Listen) {
  const streams = new Map<string, Set<Stream>>()
  /** The ids of the notifications to read, by person. There are none if only something else has changed. */
  let waiting = new Map<string, string[]>()
  let isReading = false
  let isClosed = false
  const changed = new LRUCache<string, true>({ max: 20_000, ttl: whileOpening })
  open.set(db, () => [...streams.values()].reduce((all, own) => all + own.size, 0))

  const stops = await Promise.all([
    listen(channel, { onNotification: onNews, onGap: (since) => void catchUp(since) }),
    listen(changedSessions, { onNotification: (userId) => void check(userId), onGap: () => {} }),
  ])

  function onNews(payload: string): void {
    for (const { userId, id } of parseLiveEvent(payload)) {
      if (!id) changed.set(userId, true)
      if (!streams.has(userId)) continue
      const ids = waiting.get(userId) ?? []
      waiting.set(userId, ids)
      if (id) ids.push(id)
      else tell(userId, 'changed', null)
    }
    if (!isReading) void read()
  }

  async function read(): Promise<void> {
    isReading = true
    // The news of one transaction comes in several payloads, all of them now.
    await setImmediate()
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, peopleAtOnce)
      for (const [userId] of some) waiting.delete(userId)
      const people = some.map(([userId]) => userId)
      const ids = some.flatMap(([userId, wanted]) => {
        if (wanted.length <= largestPage) return wanted
        tell(userId, 'changed', null)
        return []
      })
      if (ids.length > 0) await store.named(db, people, ids).then(deliver, (error) => fail(people, error))
    }
    isReading = false
  }

  function deliver(found: readonly store.Addressed[]): void {
    for (const { userId, notification } of found)
      tell(userId, 'notification', notification, positionOf(notification))
  }

  /** Tells these people's pages that something has changed, so that they read it themselves later. */
  function fail(people: readonly string[], error: unknown): void {
    report(error)
    for (const userId of people) tell(userId, 'changed', null)
  }

  async function catchUp(since: Date): Promise<void> {
    for (const people of chunksOf([...streams.keys()], peopleAtOnce))
      await store.since(db, people, earlier(since.getTime())).then(deliver, report)
    // What changed without a notification has left nothing to read here, so every page reads its own data again:
    // a few at a time, because the database has only just come back.
    for (const people of chunksOf([...streams.keys()], rereadersAtOnce)) {
      for (const userId of people) tell(userId, 'changed', null)
      await setTimeout(betweenRereaders, undefined, { ref: false })
    }
  }

  async function check(userId: string): Promise<void> {
    await Promise.all([...(streams.get(userId) ?? [])].map((stream) => stream.check()))
  }

  function tell<E extends keyof LiveEvents>(
    userId: string,
    event: E,
    data: LiveEvents[E],
    id?: string,
  ): void {
    for (const stream of streams.get(userId) ?? []) stream.tell(event, data, id)
  }

  function report(error: unknown): void {
    log.error(error, 'Notifications could not be read for the streams')
  }

  return {
    /**
     * Adds a stream, which is told what is new until the returned function is called. Ends the person's
     * oldest stream if there are too many.
     */
    join(stream: Stream): () => void {
      const own = streams.get(stream.userId) ?? new Set()
      streams.set(stream.userId, own.add(stream))
      const [oldest] = own
      if (oldest && own.size > streamsPerPerson) {
        oldest.tell('replaced', null)
        oldest.end()
      }
      return () => {
        own.delete(stream)
        if (own.size === 0 && streams.get(stream.userId) === own) streams.delete(stream.userId)
      }
    },

    /** Tells a stream that has just begun whether something changed while its page was opening. */
    welcome(stream: Stream): void {
      if (changed.has(stream.userId)) stream.tell('changed', null)
    },

    /** Tells a stream what came since this position, the `time_id` of the last notification it has seen. */
    async resume(stream: Stream, position: string): Promise<void> {
      const found = await missed(stream, Number(position.split('_')[0]))
      if (found.length > largestPage) stream.tell('changed', null)
      for (const notification of found.slice(0, largestPage).toReversed())
        stream.tell('notification', notification, positionOf(notification))
    },

    /** Returns whether the hub is closed. A request on an open connection then gets no stream. */
    isClosed: () => isClosed,

    /** Ends every stream, because the process is about to stop. */
    close(): void {
      isClosed = true
      for (const stop of stops) stop()
      waiting = new Map()
      for (const own of streams.values()) for (const stream of own) stream.end()
    },
  }

  function missed(person: Pick<Actor, 'userId'>, seen: number): Promise<Notification[]> {
    return store.lastSince(db, person, earlier(seen), largestPage + 1)
  }
}

function earlier(time: number): Date {
  return new Date(Math.max(0, time - overlap))
}
