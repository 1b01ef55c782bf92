import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { storedSession } from '../session-keep.ts'
import { write } from './store.ts'

/** Milliseconds after which what has come is written down, all of it at once. */
const pause = 1500

/**
 * Not stored on a device: data for admins, data that is useful for only a few minutes, stories that a student
 * may withdraw, and drafts of articles.
 */
const notKept =
  /^GET \/(people|audit-log|jobs|waitlist|sessions|access-log|navigator\/settings|schools\/(all-lists|managed)|money\/scholarships\/managed|library\/(stories|profiles|editions)|documents\/\{id\}\/link|advising\/students\/search)/

/** Keeps each answer that this person reads on this device, until the returned function is called. */
export function keepAnswers(queryClient: QueryClient, userId: string): () => void {
  const waiting = new Set<Query>()
  let timer: number | undefined

  function writeDown() {
    clearTimeout(timer)
    timer = undefined
    // They may have signed out in another tab a moment ago.
    if (storedSession()?.user.id !== userId) return
    for (const { queryHash, queryKey, state } of waiting)
      void write(userId, { hash: queryHash, key: queryKey, data: state.data, at: state.dataUpdatedAt })
    waiting.clear()
  }

  function note(query: Query) {
    if (!isKept(query.queryKey)) return
    waiting.add(query)
    timer ??= window.setTimeout(writeDown, pause)
  }

  const queries = queryClient.getQueryCache()
  for (const query of queries.getAll()) if (query.state.status === 'success') note(query)
  const unsubscribe = queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // What is shown ahead of its answer is none; without a network there may be none for long.
    if (!event.action.manual || onlineManager.isOnline()) note(event.query)
  })
  const onHide = () => document.visibilityState === 'hidden' && writeDown()
  document.addEventListener('visibilitychange', onHide)

  return () => {
    clearTimeout(timer)
    waiting.clear()
    unsubscribe()
    document.removeEventListener('visibilitychange', onHide)
  }
}

/** Whether an answer is left on the device. Those of the server have the endpoint as the first part of their key. */
export function isKept(key: readonly unknown[]): boolean {
  const [endpoint] = key
  return typeof endpoint === 'string' && endpoint.startsWith('GET /') && !notKept.test(endpoint)
}
