import type { Role } from '@bearings/domain/actor'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { query } from './api.ts'
import { registerServiceWorker } from './app-version.ts'
import { whenSettled } from './live/when-settled.ts'
import { loadInTurn } from './load-ahead.ts'
import { isReached } from './reach.ts'

const pageNotLoaded = 'PageNotLoaded'

/** The code of a page could not be fetched: there is no network, or a newer version of the app has taken its place. */
export function isPageNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === pageNotLoaded
}

/**
 * Fetches the pages that were not opened yet as soon as the one that was is there, so that they open without a network:
 * it stops while there is none, and goes on afterwards.
 * One that is missing all the same is told on the page (see `isPageNotLoaded`): the router would load the whole app anew,
 * and without a network the browser shows its own page in the place of it.
 */
export function preloadPages(router: AnyRouter, queryClient: QueryClient): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router goes by the message.
    Object.assign(payload, { name: pageNotLoaded, message: 'The page could not be loaded' })
  })
  preloadOnlineOnly(router)
  // In the line itself, so that nothing is said to be here before the pages are.
  loadInTurn(async () => {
    await whenSettled(queryClient, new AbortController().signal)
    const role = queryClient.getQueryData(query('GET /me').queryKey)?.role ?? 'student'
    const pages = Object.values(router.routesById as Record<string, AnyRouter['routeTree']>).filter(
      ({ id }: { id: string }) => id.startsWith('/_app/') && isFor(role, id),
    )
    for (const page of pages) loadInTurn(() => router.loadRouteChunk(page) ?? Promise.resolve())
    registerServiceWorker()
  })
}

/** Advisors and admins have pages of their own below their role's name; advisors are at home on no other. */
function isFor(role: Role, page: string): boolean {
  if (page.startsWith('/_app/admin/')) return role === 'admin'
  return page.startsWith('/_app/advisor/') === (role === 'advisor')
}

/** A link that somebody points at fetches its page, but not without a network. */
function preloadOnlineOnly(router: AnyRouter): void {
  const preload = router.preloadRoute
  router.preloadRoute = (...args) => (isReached() ? preload(...args) : Promise.resolve(undefined))
}
