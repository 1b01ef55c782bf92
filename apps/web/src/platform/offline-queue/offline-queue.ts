import type { QueryClient } from '@tanstack/react-query'
import { draftKeysOf } from '../drafts/draft-storage.ts'
import { loadNow } from '../loading/preload.ts'
import { whenSettled } from '../loading/when-settled.ts'
import { isServerReachable } from '../reachability.ts'
import { storedSession } from '../session/session-storage.ts'

/** One person's waiting changes in this tab. */
export type QueuedChanges = {
  /** Reapplies all waiting changes on top of newly read data. */
  show: () => Promise<void>
  stop: () => void
}
type StartOfflineQueue = (queryClient: QueryClient, userId: string) => Promise<QueuedChanges>

/** The prefix that tells the keys of waiting changes from those of drafts. */
export const queuePrefix = 'waiting.'

export type OfflineQueue = ReturnType<typeof createOfflineQueue>

/**
 * Changes made offline wait on this device until they are sent, and survive a reload. The code that stores
 * and sends them is loaded after the page, or immediately when changes are waiting or the browser is offline:
 * a change made before the code has loaded would be lost with the page.
 */
export function createOfflineQueue(queryClient: QueryClient, load: () => Promise<StartOfflineQueue>) {
  let owner: string | null = null
  let keeping: QueuedChanges | null = null
  let begun: Promise<unknown> = Promise.resolve()
  let leaving = new AbortController()

  /**
   * Starts to show and send this person's changes. Resolves when those left on this device are shown; at once
   * if there are none.
   */
  function begin(userId: string): Promise<unknown> {
    if (owner === userId) return begun
    end()
    owner = userId
    const { signal } = leaving
    const isLeft = draftKeysOf(userId).some((key) => key.startsWith(queuePrefix))
    const startNow = () => start(userId, signal)
    if (isLeft || !isServerReachable()) begun = startNow().catch(() => loadNow(startNow))
    else void whenSettled(queryClient, signal).then(() => loadNow(startNow))
    return begun
  }

  async function start(userId: string, signal: AbortSignal) {
    const keep = await load()
    if (signal.aborted) return
    const begunNow = await keep(queryClient, userId)
    if (signal.aborted) return begunNow.stop()
    keeping = begunNow
    signal.addEventListener('abort', begunNow.stop)
  }

  /** Stops showing waiting changes in this tab. They stay on the device. */
  function end() {
    leaving.abort()
    leaving = new AbortController()
    begun = Promise.resolve()
    owner = null
    keeping = null
  }

  return {
    begin,
    end,
    /**
     * Shows the waiting changes again after pages were given stored data, which is older than those changes.
     */
    show: async () => {
      await begun.catch(() => {})
      await keeping?.show()
    },
    /** Takes up waiting changes at page start, for the person this browser believes is signed in. */
    takeUp: async () => {
      const userId = storedSession()?.user.id
      // If the code cannot be loaded, the page opens all the same.
      if (userId) await begin(userId).catch(() => {})
    },
  }
}
