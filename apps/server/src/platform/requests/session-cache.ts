import { LRUCache } from 'lru-cache'
import { changedSessions, type Listen } from '#database/listen.ts'

/** The time an entry lives, in milliseconds, and the most people in the cache. */
const limits = { time: 2000, people: 10_000 }

/**
 * Caches who a session belongs to for two seconds, and drops the entry as soon as the database reports a
 * change to the person: triggers on the tables send that notification for every change. A result requested
 * before the change is not cached after it.
 */
export async function openSessionCache(listen: Listen) {
  const people = new LRUCache<string, Map<string, Promise<unknown>>>({ max: limits.people, ttl: limits.time })
  const forget = (userId: string) => void people.delete(userId)
  const stop = await listen(changedSessions, {
    onNotification: forget,
    onEcho: forget,
    onGap: () => people.clear(),
  })

  /** Returns the result of `find` for this session; concurrent requests share one call. */
  function cacheSession<Found>(
    { userId, sessionId }: { userId: string; sessionId: string },
    find: () => Promise<Found>,
  ): Promise<Found> {
    let sessions = people.get(userId)
    if (!sessions) people.set(userId, (sessions = new Map()))
    const known = sessions.get(sessionId) as Promise<Found> | undefined
    if (known) return known
    const found = find()
    sessions.set(sessionId, found)
    found.catch(() => people.get(userId)?.delete(sessionId))
    return found
  }

  return { cacheSession, stop }
}
