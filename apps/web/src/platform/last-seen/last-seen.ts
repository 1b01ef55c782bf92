import type { QueryClient } from '@tanstack/react-query'
import { isReached, followReach } from '../reach.ts'
import { storedSession } from '../session-keep.ts'
import { keepAnswers } from './keep.ts'
import { forget, read } from './store.ts'

let stop: (() => void) | undefined

/** From now on what this person reads is kept on this device, for times without a network. */
export function keepLastSeen(queryClient: QueryClient, userId: string): void {
  stop?.()
  stop = keepAnswers(queryClient, userId)
}

/** The session is over, or the device in other hands. */
export async function forgetLastSeen(): Promise<void> {
  stop?.()
  stop = undefined
  await forget()
}

/**
 * Without a network, or a server that answers, pages show what was last read here, with the time of it; now, if there is none already, and
 * whenever the network goes. What was not read here is asked for as soon as the network is back.
 * @param onShown What this person has changed since is shown again.
 */
export async function showLastSeenOffline(
  queryClient: QueryClient,
  onShown: () => Promise<void>,
): Promise<void> {
  const show = async () => {
    const userId = storedSession()?.user.id
    if (!userId) void forgetLastSeen()
    if (!userId || isReached()) return
    const { queries = {} } = queryClient.getDefaultOptions()
    // Else a page that is opened after some minutes would find nothing.
    queryClient.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } })
    for (const { key, data, at } of await read(userId))
      if (queryClient.getQueryData(key) === undefined) {
        // Whoever waits for an answer that does not come is given this.
        void queryClient.cancelQueries({ queryKey: key, exact: true })
        queryClient.setQueryData(key, data, { updatedAt: at })
        // However short ago it was, it is asked for anew as soon as that can be.
        void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
      }
    queryClient.setDefaultOptions({ queries })
    await onShown()
  }
  followReach(() => void show())
  await show()
}
