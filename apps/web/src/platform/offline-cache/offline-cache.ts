import type { QueryClient } from '@tanstack/react-query'
import { isServerReachable, subscribeReachability } from '../reachability.ts'
import { storedSession } from '../session/session-storage.ts'
import { clear, read } from './cache-storage.ts'
import { storeResponses } from './store-responses.ts'

let stop: (() => void) | undefined

/**
 * Starts to store the responses to this person's requests on this device, so that they can be shown offline.
 */
export function startOfflineCache(queryClient: QueryClient, userId: string): void {
  stop?.()
  stop = storeResponses(queryClient, userId)
}

/** Stops storing and deletes what is stored: the session has ended, or another person uses the device. */
export async function clearOfflineCache(): Promise<void> {
  stop?.()
  stop = undefined
  await clear()
}

/**
 * Makes pages show what was last read on this device, and when, while offline or while the server does not
 * respond. This starts immediately if there is no network, and whenever it is lost. Data not yet read here is
 * requested as soon as the network is back.
 * @param onShown Called after stored data is shown, to show this person's unsent changes on top.
 */
export async function showCacheOffline(
  queryClient: QueryClient,
  onShown: () => Promise<void>,
): Promise<void> {
  const show = async () => {
    const userId = storedSession()?.user.id
    if (!userId) void clearOfflineCache()
    if (!userId || isServerReachable()) return
    const { queries = {} } = queryClient.getDefaultOptions()
    // With the default time, a page opened some minutes later would find nothing.
    queryClient.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } })
    for (const { key, data, at } of await read(userId))
      if (queryClient.getQueryData(key) === undefined) {
        // Queries that wait for a response get this data instead.
        void queryClient.cancelQueries({ queryKey: key, exact: true })
        queryClient.setQueryData(key, data, { updatedAt: at })
        // Stored data is refetched as soon as possible, however recent it is.
        void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
      }
    queryClient.setDefaultOptions({ queries })
    await onShown()
  }
  subscribeReachability(() => void show())
  await show()
}
