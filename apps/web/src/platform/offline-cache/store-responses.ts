import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { storedSession } from '../session/session-storage.ts'
import { write } from './cache-storage.ts'

/** How many milliseconds after the first new response all new ones are stored. */
const pause = 1500

/**
 * The reads that are not stored on a device: data for admins, data that is useful for only a few minutes,
 * stories that a student may withdraw, and drafts of articles.
 */
const neverStored =
  /^GET \/(people|audit-log|jobs|waitlist|sessions|access-log|navigator\/settings|schools\/(all-lists|managed)|money\/scholarships\/managed|library\/(stories|profiles|editions|answer-editions)|documents\/\{id\}\/link|advising\/students\/search|family\/children)/

/** Stores each response that this person reads on this device, until the returned function is called. */
export function storeResponses(queryClient: QueryClient, userId: string): () => void {
  const waiting = new Set<Query>()
  let timer: number | undefined

  function storeWaiting() {
    clearTimeout(timer)
    timer = undefined
    // The person may have signed out in another tab a moment ago.
    if (storedSession()?.user.id !== userId) return
    for (const { queryHash, queryKey, state } of waiting)
      void write(userId, { hash: queryHash, key: queryKey, data: state.data, at: state.dataUpdatedAt })
    waiting.clear()
  }

  function add(query: Query) {
    if (!isStored(query.queryKey)) return
    waiting.add(query)
    timer ??= window.setTimeout(storeWaiting, pause)
  }

  const queries = queryClient.getQueryCache()
  for (const query of queries.getAll()) if (query.state.status === 'success') add(query)
  const unsubscribe = queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // An optimistic update is not a response, but offline no response may come for long.
    if (!event.action.manual || onlineManager.isOnline()) add(event.query)
  })
  const onHide = () => document.visibilityState === 'hidden' && storeWaiting()
  document.addEventListener('visibilitychange', onHide)

  return () => {
    clearTimeout(timer)
    waiting.clear()
    unsubscribe()
    document.removeEventListener('visibilitychange', onHide)
  }
}

/**
 * Returns whether the responses under this query key are stored. The key of a server response starts with its
 * endpoint.
 */
export function isStored(key: readonly unknown[]): boolean {
  const [endpoint] = key
  return typeof endpoint === 'string' && endpoint.startsWith('GET /') && !neverStored.test(endpoint)
}
