import { LRUCache } from 'lru-cache'
import { changedSessions, type Listen } from '../database/listen.ts'

/** Milliseconds, and people. */
const limits = { time: 2000, people: 10_000 }

/**
 * Caches who a session belongs to for two seconds, and drops the entry as soon as the database reports a
 * change to the person: triggers on the tables send that notification for every change. A result requested
 * before the change is not cached after it.
 */
export async function rememberSessions(listen: Listen) {
  const people = new LRUCache<string, Map<string, Promise<unknown>>>({ max: limits.people, ttl: limits.time })
  const forget = (userId: string) => void people.delete(userId)
  const stop = await listen(changedSessions, {
    onNews: forget,
    onEcho: forget,
    onGap: () => people.clear(),
  })

  /** The result of `ask` for this session; concurrent requests share one call. */
  function remember<Found>(
    { userId, sessionId }: { userId: string; sessionId: string },
    ask: () => Promise<Found>,
  ): Promise<Found> {
    let sessions = people.get(userId)
    if (!sessions) people.set(userId, (sessions = new Map()))
    const known = sessions.get(sessionId) as Promise<Found> | undefined
    if (known) return known
    const found = ask()
    sessions.set(sessionId, found)
    found.catch(() => people.get(userId)?.delete(sessionId))
    return found
  }

  return { remember, stop }
}
