import type { QueryClient } from '@tanstack/react-query'
import { storedSession } from '../device.ts'
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
 * Without a network, pages show what was last read here, with the time of it; now, if there is none already, and
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
    if (!userId || navigator.onLine) return
    const { queries = {} } = queryClient.getDefaultOptions()
    // Else a page that is opened after some minutes would find nothing.
    queryClient.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } })
    for (const { key, data, at } of await read(userId))
      if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: at })
    queryClient.setDefaultOptions({ queries })
    await onShown()
  }
  window.addEventListener('offline', () => void show())
  await show()
}
