import { beginning, positionOf } from '@bearings/domain/notifications/rules'
import type { Notification } from '@bearings/domain/notifications/schema'
import type { QueryClient } from '@tanstack/react-query'
import { followStream } from '#platform/live/follow-stream.ts'
import { isLive, recordHeartbeat } from '#platform/live/heartbeat.ts'
import { runInOneTab } from '#platform/live/run-in-one-tab.ts'
import type { Read } from '#product/contract-keys.ts'
import { notificationPages } from '../notification-pages.ts'
import { isIn, type Pages, insertIntoPages } from './pages-with.ts'
import { allRelated, relatedTo } from './related.ts'

/**
 * What the tab that reads the stream tells the others. `open` and `sign` come from the tab itself, the rest
 * from the server. A new tab says `hello` with its start time, in milliseconds since 1970. If there was news
 * since then, it is told `open`, because it may have missed that.
 */
type TabMessage =
  | { what: 'hello'; since: number }
  | { what: 'open' | 'first' | 'sign' | 'changed' }
  | { what: 'notification'; position: string; data: Notification }

/** Milliseconds: no page takes so long to load, and few clocks differ so much from the server's. */
const anHour = 3_600_000

/**
 * Shows this person's server events in every tab, until the signal is aborted. One tab reads the stream for
 * all.
 */
export function showLiveNotifications(queryClient: QueryClient, userId: string, signal: AbortSignal): void {
  const name = `bearings.live.${userId}`
  const tabs = new BroadcastChannel(name)
  let lastId: string | null = null
  let isReading = false
  let hasRead = false
  /** When this tab last received news, as opposed to a mere sign of life. */
  let heardAt = 0
  /** The position at which the current stream began. */
  let from: string | null = null
  /**
   * The ids shown before: a catch-up begins earlier than necessary, and a notification deleted meanwhile must
   * not come back.
   */
  const shownIds = new Set<string>()
  /** The reads that several simultaneous events have made stale, to be refetched once. */
  const related = new Set<Read>()
  signal.addEventListener('abort', () => tabs.close())

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.what !== 'hello') hear(data)
    else if (isReading) {
      const what = heardAt < data.since ? 'sign' : 'open'
      tabs.postMessage({ what } satisfies TabMessage)
    }
  })
  tabs.postMessage({ what: 'hello', since: performance.timeOrigin } satisfies TabMessage)

  function say(message: TabMessage): void {
    if (signal.aborted) return
    tabs.postMessage(message)
    hear(message)
  }

  function hear(message: TabMessage): void {
    recordHeartbeat()
    if (message.what !== 'sign') heardAt = Date.now()
    if (message.what === 'open' || message.what === 'changed') catchUp()
    if (message.what === 'first') catchUp(Date.now() - 60_000)
    if (message.what !== 'notification') return
    lastId = message.position
    if (shownIds.has(message.data.id)) return
    shownIds.add(message.data.id)
    show(message.data)
  }

  function show(notification: Notification): void {
    if (wasHereBefore(notification)) return
    queryClient.setQueryData(notificationPages.queryKey, (data) => {
      if (!data) return data
      const pages = insertIntoPages(data.pages, notification)
      return pages === data.pages ? data : { ...data, pages: [...pages] }
    })
    // A response in progress may be older than this notification.
    if (queryClient.isFetching({ queryKey: notificationPages.queryKey }) > 0) askAgain()
    // Filtered lists are refetched, because the server decides whether the notification belongs to them.
    void queryClient.invalidateQueries({
      queryKey: ['GET /notifications'],
      predicate: ({ queryKey, state }) =>
        queryKey[1] !== notificationPages.queryKey[1] && !isIn(state.data as Pages, notification),
    })
    if (related.size === 0) queueMicrotask(askForRelated)
    // The lists of notifications are already updated.
    for (const key of relatedTo(notification.type)) if (key !== 'GET /notifications') related.add(key)
  }

  /**
   * Returns whether the page itself loaded a notification from long before. A stream begins before the newest
   * of the list, to cover what came while the page was loading, which is less than an hour ago.
   */
  function wasHereBefore(notification: Notification): boolean {
    const list = queryClient.getQueryData(notificationPages.queryKey)
    return isIn(list, notification) && Date.parse(notification.createdAt) < Date.now() - anHour
  }

  function askForRelated(): void {
    for (const key of related) void queryClient.invalidateQueries({ queryKey: [key] })
    related.clear()
  }

  /**
   * Marks everything that events can affect as stale, if it was read before this time. Needed after a gap,
   * and when more has changed than the events say.
   */
  function catchUp(before = Infinity): void {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [key], state }) =>
        (key === 'GET /notifications' || allRelated.has(key as Read)) && state.dataUpdatedAt < before,
    })
  }

  /** Returns where the stream continues. Before its first event, that is after what the page has loaded. */
  function position(): string | null {
    if (lastId !== null) return lastId
    const list = queryClient.getQueryData(notificationPages.queryKey)?.pages[0]
    if (!list) return null
    const [newest] = list.notifications
    return newest ? positionOf(newest) : beginning
  }

  function askAgain(): void {
    void queryClient.invalidateQueries({ queryKey: ['GET /notifications'] })
  }

  runInOneTab(
    name,
    async (leading) => {
      await followStream({
        path: '/api/v1/notifications/stream',
        signal: leading,
        lastId: () => (from = position()),
        onOpen: () => {
          if (signal.aborted) return
          isReading = true
          tabs.postMessage({ what: 'open' } satisfies TabMessage)
          // The first stream begins two minutes before the newest notification of the page's list, so it tells of
          // whatever came while the page was loading.
          hear({ what: hasRead || from === null ? 'open' : 'first' })
          hasRead = true
        },
        onSign: () => say({ what: 'sign' }),
        onRefused: askAgain,
        onEvent: ({ event, data, id }) => {
          if (event === 'changed') say({ what: 'changed' })
          if (event === 'notification' && id !== undefined)
            say({ what: 'notification', position: id, data: JSON.parse(data) as Notification })
        },
      })
      isReading = false
    },
    () => !isLive(),
    signal,
  )
}
