import type { QueryClient } from '@tanstack/react-query'
import { draftKeysOf } from '../draft-storage.ts'
import { whenSettled } from '../live/when-settled.ts'
import { loadFirst } from '../load-ahead.ts'
import { isReached } from '../reach.ts'
import { storedSession } from '../session-keep.ts'

/** One person's waiting changes in this tab. */
export type Keeping = {
  /** Reapplies all waiting changes on top of newly read data. */
  show: () => Promise<void>
  stop: () => void
}
type Keep = (queryClient: QueryClient, userId: string) => Promise<Keeping>

/** How the keys of changes that wait begin, among those of one person's drafts. */
export const waitingPrefix = 'waiting.'

export type Waiting = ReturnType<typeof createWaiting>

/**
 * Changes that a person makes without a network wait on this device until they are sent, also over a reload. The code
 * for it is loaded when the page is there, or at once when there is something that waits or will be: without a network,
 * what is changed before the code is there would be lost with the page.
 */
export function createWaiting(queryClient: QueryClient, load: () => Promise<Keep>) {
  let owner: string | null = null
  let keeping: Keeping | null = null
  let begun: Promise<unknown> = Promise.resolve()
  let leaving = new AbortController()

  /** Resolves when what was left here is shown; at once when nothing was. */
  function begin(userId: string): Promise<unknown> {
    if (owner === userId) return begun
    end()
    owner = userId
    const { signal } = leaving
    const isLeft = draftKeysOf(userId).some((key) => key.startsWith(waitingPrefix))
    const startNow = () => start(userId, signal)
    if (isLeft || !isReached()) begun = startNow().catch(() => loadFirst(startNow))
    else void whenSettled(queryClient, signal).then(() => loadFirst(startNow))
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

  /** Waiting changes stay on this device; this tab no longer shows them. */
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
    /** Pages have been given what was last seen here, which is older than what waits. */
    show: async () => {
      await begun.catch(() => {})
      await keeping?.show()
    },
    /** At page start: for the person this browser believes is signed in. */
    takeUp: async () => {
      const userId = storedSession()?.user.id
      // Without its code, which may not be here, the page goes on all the same.
      if (userId) await begin(userId).catch(() => {})
    },
  }
}
