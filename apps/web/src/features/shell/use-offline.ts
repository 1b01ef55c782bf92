import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { subscribeReachability, isServerReachable } from '#platform/reachability.ts'

/**
 * While offline: when the page's data was read, in milliseconds since 1970, and whether some of it was never
 * read on this device.
 */
export type Offline = { since: number | null; isMissing: boolean }

/** Returns `null` while the server is reachable. */
export function useOffline(): Offline | null {
  const isOnline = useSyncExternalStore(subscribeReachability, isServerReachable)
  const queries = useQueryClient().getQueryCache()
  const seen = useSyncExternalStore(
    (listener) => queries.subscribe(listener),
    () => (isServerReachable() ? '' : describe(queries)),
  )
  return isOnline || !seen ? null : (JSON.parse(seen) as Offline)
}

/** Returns the state as text, so that the snapshot stays equal as long as nothing changes. */
function describe(queries: QueryCache): string {
  const shown = queries.findAll({ type: 'active' })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  const isMissing = queries
    .getAll()
    .some(({ state }) => state.fetchStatus === 'paused' && state.data === undefined)
  return JSON.stringify({ since: times.length > 0 ? Math.min(...times) : null, isMissing } satisfies Offline)
}

export function useUnsent(): number {
  const mutations = useQueryClient().getMutationCache()
  return useSyncExternalStore(
    (listener) => mutations.subscribe(listener),
    () => mutations.findAll({ predicate: ({ state }) => state.isPaused }).length,
  )
}
