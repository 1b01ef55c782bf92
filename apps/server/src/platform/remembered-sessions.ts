import { LRUCache } from 'lru-cache'
import { changedSessions, type Listen } from '../database/listen.ts'

/** Milliseconds, and people. */
const limits = { time: 2000, people: 10_000 }

/**
 * Who a session belongs to, asked of the database once in two seconds and forgotten as soon as the database says that
 * something about the person has changed: triggers on the tables say so, whoever changes a row. An answer that was asked
 * for before the change is not kept after it.
 */
export async function rememberSessions(listen: Listen) {
  const people = new LRUCache<string, Map<string, Promise<unknown>>>({ max: limits.people, ttl: limits.time })
  const forget = (userId: string) => void people.delete(userId)
  const stop = await listen(changedSessions, {
    onNews: forget,
    onEcho: forget,
    onGap: () => people.clear(),
  })

  /** What `ask` finds of this session; several requests at once ask together. */
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
