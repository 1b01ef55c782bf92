import type { Role } from '@bearings/domain/actor'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { query } from './api.ts'
import { registerServiceWorker } from './app-version.ts'
import { whenSettled } from './live/when-settled.ts'
import { queueLoad } from './preload.ts'
import { isServerReachable } from './reachability.ts'

const pageNotLoaded = 'PageNotLoaded'

/**
 * Returns whether a page's code could not be loaded, because there is no network or a newer version of the
 * app has replaced it.
 */
export function isPageNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === pageNotLoaded
}

/**
 * Loads the code of the pages that were not opened yet, once the opened page has settled, so that they open
 * offline. It pauses while there is no network. A page whose code is missing all the same says so (see
 * `isPageNotLoaded`): the router would reload the whole app, and offline the browser would show its own error
 * page.
 */
export function preloadPages(router: AnyRouter, queryClient: QueryClient): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognizes its own chunk errors by their message.
    Object.assign(payload, { name: pageNotLoaded, message: 'The page could not be loaded' })
  })
  preloadOnlineOnly(router)
  // Queued itself, so that the loaded-ahead mark is not set before the pages are loaded.
  queueLoad(async () => {
    await whenSettled(queryClient, new AbortController().signal)
    const role = queryClient.getQueryData(query('GET /me').queryKey)?.role ?? 'student'
    const pages = Object.values(router.routesById as Record<string, AnyRouter['routeTree']>).filter(
      ({ id }: { id: string }) => id.startsWith('/_app/') && isFor(role, id),
    )
    for (const page of pages) queueLoad(() => router.loadRouteChunk(page) ?? Promise.resolve())
    registerServiceWorker()
  })
}

/** Advisors and admins have their own pages under their role's name; advisors use no others. */
function isFor(role: Role, page: string): boolean {
  if (page.startsWith('/_app/admin/')) return role === 'admin'
  return page.startsWith('/_app/advisor/') === (role === 'advisor')
}

/** Preloads a page when somebody points at a link to it, but not while offline. */
function preloadOnlineOnly(router: AnyRouter): void {
  const preload = router.preloadRoute
  router.preloadRoute = (...args) => (isServerReachable() ? preload(...args) : Promise.resolve(undefined))
}
