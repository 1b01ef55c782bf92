/**
 * Stores the code of one version of the app on this device, so that it starts offline. It holds no personal
 * data: requests for people's data bypass it, and `src/platform/offline-cache` stores their responses.
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** Written by the build: `build/service-worker.ts` puts this above the code. */
declare const build: { version: string; start: string; files: string[]; routes: string[] }

const prefix = 'bearings.app.'
const here = prefix + build.version
/** Every path of the app serves the same page; this one opens for everyone. */
const page = '/auth'
const routes = build.routes.map((source) => new RegExp(source))

worker.addEventListener('install', (event) => event.waitUntil(keepVersion()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))
// The first version takes over the tab that installed it, which has run only the code of the opened page.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// A new version waits until the last tab of the old one is closed, or until someone asks for it.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (routes.some((route) => route.test(pathname))) event.respondWith(fromHere(page, request))
  } else if (build.files.includes(pathname)) event.respondWith(fromHere(pathname, request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromAnyVersion(request))
})

/** Stores all files or none: an incomplete version is fetched again at the next visit. */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(here)
  const missing = []
  for (const file of build.files) {
    // A file's name under `assets/` identifies its content, so a copy stored by another version is the same.
    const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined
    if (kept) await cache.put(file, kept)
    else missing.push(file.startsWith('/assets/') ? file : new Request(file, { cache: 'reload' }))
  }
  await cache.addAll(missing)
  const answer = await fetch(page, { cache: 'reload' })
  // During an update, a server with another version may respond.
  if (!answer.ok || !(await answer.clone().text()).includes(build.start))
    throw new Error('The page is of another version of the app')
  await cache.put(page, answer)
}

/**
 * Keeps the previous version's files for tabs that still run it, and deletes older ones and those of a version
 * that was never stored completely, which no tab can run.
 */
async function forgetOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== here)
  const areComplete = await Promise.all(
    others.map((cacheName) => caches.match(page, { cacheName }).then(Boolean)),
  )
  const previous = others[areComplete.lastIndexOf(true)]
  await Promise.all(others.filter((name) => name !== previous).map((name) => caches.delete(name)))
}

async function fromHere(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(here)
  return (await cache.match(path)) ?? fetch(request)
}

async function fromAnyVersion(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
