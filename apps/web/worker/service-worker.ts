/**
 * Keeps the code of one version of the app on this device, so that it starts without a network. It knows nothing of
 * anybody: requests for people's data go past it; `src/platform/offline-cache` stores their responses.
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** What the build has written: see `build/service-worker.ts`, which puts this above the code. */
declare const build: { version: string; start: string; files: string[]; routes: string[] }

const prefix = 'bearings.app.'
const here = prefix + build.version
/** Any path of the app is answered with the same page; this one opens to everyone. */
const page = '/auth'
const routes = build.routes.map((source) => new RegExp(source))

worker.addEventListener('install', (event) => event.waitUntil(keepVersion()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))
// A new version waits until the last tab of the old one is closed, or somebody asks for it.
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

/** All or nothing: a version that is not whole is tried again at the next visit. */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(here)
  const missing = []
  for (const file of build.files) {
    // Its name tells what a file under `assets/` holds, so the one of another version is the same.
    const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined
    if (kept) await cache.put(file, kept)
    else missing.push(file.startsWith('/assets/') ? file : new Request(file, { cache: 'reload' }))
  }
  await cache.addAll(missing)
  const answer = await fetch(page, { cache: 'reload' })
  // While servers are being updated, one of another version may answer.
  if (!answer.ok || !(await answer.clone().text()).includes(build.start))
    throw new Error('The page is of another version of the app')
  await cache.put(page, answer)
}

/** Tabs that still run the version before go on with its files. */
async function forgetOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== here)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

async function fromHere(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(here)
  return (await cache.match(path)) ?? fetch(request)
}

async function fromAnyVersion(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
