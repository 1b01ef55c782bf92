/** Where the service worker keeps what was shared with the app: see `worker/service-worker.ts`. */
const place = { cache: 'bearings.shared', path: '/shared.txt' }
/** Milliseconds after which something shared is no longer shown: its owner may have left. */
const lasts = 600_000

/** Takes what was shared with the app from the device; an empty text if there is nothing. */
export async function takeSharedText(): Promise<string> {
  try {
    const cache = await caches.open(place.cache)
    const kept = await cache.match(place.path)
    await caches.delete(place.cache)
    const at = Number(kept?.headers.get('x-shared-at') ?? 0)
    return kept && Date.now() - at < lasts ? await kept.text() : ''
  } catch {
    // Without a secure address there are no caches, and no share sheet either.
    return ''
  }
}
