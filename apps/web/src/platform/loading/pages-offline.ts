import type { Role } from '@bearings/domain/actor'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { query } from '../queries/api.ts'
import { isServerReachable } from '../reachability.ts'
import { isStoredByServiceWorker } from './app-version.ts'
import { queueLoad } from './preload.ts'
import { whenSettled } from './when-settled.ts'

const pageNotLoaded = 'PageNotLoaded'

/**
 * Returns whether a page's code could not be loaded, because there is no network or a newer version of the
 * app has replaced it.
 */
export function isPageNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === pageNotLoaded
}

/**
 * Puts the code of the pages that were not opened yet on this device, once the opened page has settled, so that
 * they open offline. Nothing is run: on a slow phone, running the code of all pages takes half a second of each
 * visit. A page whose code is missing all the same says so (see `isPageNotLoaded`): the router would reload the
 * whole app, and offline the browser would show its own error page.
 */
export function preloadPages(router: AnyRouter, queryClient: QueryClient): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognizes its own chunk errors by their message.
    Object.assign(payload, { name: pageNotLoaded, message: 'The page could not be loaded' })
  })
  preloadOnlineOnly(router)
  if (!import.meta.env.PROD) return
  // Queued itself, so that the loaded-ahead mark is not set before the pages are loaded.
  queueLoad(async () => {
    await whenSettled(queryClient, new AbortController().signal)
    const role = queryClient.getQueryData(query('GET /me').queryKey)?.role ?? 'student'
    queueLoad(async () => {
      if (!(await isStoredByServiceWorker())) await fetchPages(role)
    })
  })
}

/** Fills the browser's own cache where no service worker stores the code. */
async function fetchPages(role: Role): Promise<void> {
  const answer = await fetch('/pages-by-role.json')
  const pages = (await answer.json()) as Record<Role, string[][]>
  for (const files of pages[role]) queueLoad(() => Promise.all(files.map(fetchFile)))
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' })
  if (!answer.ok) throw new Error(`${file} is not there`)
  // A response that nobody reads is not cached.
  await answer.arrayBuffer()
}

/** Preloads a page when somebody points at a link to it, but not while offline. */
function preloadOnlineOnly(router: AnyRouter): void {
  const preload = router.preloadRoute
  router.preloadRoute = (...args) => (isServerReachable() ? preload(...args) : Promise.resolve(undefined))
}
