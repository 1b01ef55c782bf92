/**
 * Stores the code of one version of the app on this device, so that it starts offline. It holds no personal
 * data: requests for people's data bypass it, and `src/platform/offline-cache` stores their responses.
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** Written by the build: `build/service-worker.ts` puts this above the code. */
declare const build: { version: string; start: string; files: string[]; routes: string[] }

const prefix = 'bearings.app.'
const here = prefix + build.version
/** How many files are downloaded at a time, so that the page in use is not slowed down on a weak connection. */
const atOnce = 4
/** Every path of the app serves the same page; this one opens for everyone. */
const page = '/auth'
/** Marks the cache of a version that has been active. No page has this path. */
const hasRun = '/has-run'
const routes = build.routes.map((source) => new RegExp(source))

/** What the phone's share sheet hands over goes to this page, by this device alone. */
const shared = { action: '/share', cache: 'bearings.shared', path: '/shared.txt', longest: 1_000_000 }

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
  if (origin !== worker.location.origin) return
  if (request.method === 'POST' && pathname === shared.action && request.mode === 'navigate')
    return event.respondWith(keepShared(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (routes.some((route) => route.test(pathname))) event.respondWith(fromHere(page, request))
  } else if (build.files.includes(pathname)) event.respondWith(fromHere(pathname, request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromAnyVersion(request))
})

worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

/** Shows what the server pushed, in place of what it pushed before. A browser ends pushes that show nothing. */
async function show(pushed: PushMessageData | null): Promise<void> {
  const { title, path } = wordsIn(pushed)
  await worker.registration.showNotification(title, { tag: 'news', icon: '/icon-192.png', data: path })
}

function wordsIn(pushed: PushMessageData | null): { title: string; path: string } {
  const usual = { title: 'There is something new in Bearings', path: '/notifications' }
  try {
    const { title, path } = (pushed?.json() ?? {}) as { title?: unknown; path?: unknown }
    const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path)
    return { title: typeof title === 'string' ? title : usual.title, path: isPath ? path : usual.path }
  } catch {
    return usual
  }
}

async function openPage(path: string): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' })
  if (!tab) return void (await worker.clients.openWindow(path))
  await tab.focus()
  await tab.navigate(path)
}

/**
 * Stores all files, and the page last: without its page a version is incomplete and never runs. The next
 * attempt downloads only what is still missing.
 */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(here)
  // The downloads share one iterator, so each takes the next file that none has taken.
  const files = build.files.values()
  const download = async () => {
    for (const file of files) await keep(cache, file)
  }
  await Promise.all(Array.from({ length: atOnce }, download))
  const answer = await fetch(page, { cache: 'reload' })
  // During an update, a server with another version may respond.
  if (!answer.ok || !(await answer.clone().text()).includes(build.start))
    throw new Error('The page is of another version of the app')
  await cache.put(page, answer)
  // What is put into a deleted cache is lost without an error.
  if (!(await caches.has(here))) throw new Error('The files were deleted during the download')
}

async function keep(cache: Cache, file: string): Promise<void> {
  // A file's name under `assets/` identifies its content, so a copy that is already stored is the same.
  const isNamedByContent = file.startsWith('/assets/')
  const kept = isNamedByContent ? await caches.match(file) : undefined
  const answer = kept ?? (await fetch(file, isNamedByContent ? {} : { cache: 'reload' }))
  if (!answer.ok) throw new Error(`${file} is not there`)
  await cache.put(file, answer)
}

/**
 * Keeps the previous version's files for tabs that still run it, and those of a newer version, which may be
 * downloading now. Deletes older ones, and those of versions that never ran: their download was interrupted, or
 * a newer version came before anyone had taken them.
 */
async function forgetOldVersions(): Promise<void> {
  await (await caches.open(here)).put(hasRun, new Response())
  // The caches are listed in the order in which they were made.
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const others = versions.slice(0, versions.indexOf(here))
  const haveRun = await Promise.all(
    others.map((cacheName) => caches.match(hasRun, { cacheName }).then(Boolean)),
  )
  const previous = others[haveRun.lastIndexOf(true)]
  await Promise.all(others.filter((name) => name !== previous).map((name) => caches.delete(name)))
}

/**
 * Keeps a shared text on the device for the page that shows it. It is in no address and reaches no server, because it is
 * somebody's mail.
 */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const parts = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((part) => typeof part === 'string')
  const text = parts
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, shared.longest)
  const cache = await caches.open(shared.cache)
  await cache.put(shared.path, new Response(text, { headers: { 'x-shared-at': String(Date.now()) } }))
  return Response.redirect(shared.action, 303)
}

async function fromHere(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(here)
  return (await cache.match(path)) ?? fetch(request)
}

async function fromAnyVersion(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
