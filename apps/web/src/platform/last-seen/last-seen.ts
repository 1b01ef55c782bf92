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
 * Offline, or while the server does not respond, pages show what was last read on this device and when. This
 * starts immediately if there is no network, and whenever it is lost. Data not yet read here is requested as
 * soon as the network is back.
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
        // Queries waiting for a response that does not come get this instead.
        void queryClient.cancelQueries({ queryKey: key, exact: true })
        queryClient.setQueryData(key, data, { updatedAt: at })
        // It is refetched as soon as possible, however recent it is.
        void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
      }
    queryClient.setDefaultOptions({ queries })
    await onShown()
  }
  followReach(() => void show())
  await show()
}
