/** A server response, as last read on this device. */
export type CachedResponse = { hash: string; key: readonly unknown[]; data: unknown; at: number }

const name = 'bearings.seen'
/**
 * The app's version, given by the name of this code's file: another version may not understand the response.
 */
const version = new URL(import.meta.url).pathname
const day = 24 * 60 * 60 * 1000
const longest = 14 * day

/**
 * The browser's cache of responses. It is used only where service workers can run, because pages open offline
 * only there.
 */
const cache = () => ('caches' in window ? caches.open(name) : null)
const start = (userId: string) => `/seen/${userId}/`

export async function write(userId: string, response: CachedResponse): Promise<void> {
  try {
    const body = JSON.stringify({ ...response, version })
    await (await cache())?.put(start(userId) + encodeURIComponent(response.hash), new Response(body))
  } catch {
    // The device is full, or blocks storage.
  }
}

/**
 * Returns the responses that this person read here with this version of the app in the last two weeks.
 * Everything else is deleted.
 */
export async function read(userId: string): Promise<CachedResponse[]> {
  try {
    const opened = await cache()
    const all = await Promise.all(
      ((await opened?.keys()) ?? []).map(async (request) => {
        const cached = (await (await opened!.match(request))?.json()) as
          | (CachedResponse & { version: string })
          | undefined
        const isOwn = new URL(request.url).pathname.startsWith(start(userId))
        if (cached && isOwn && cached.version === version && Date.now() - cached.at < longest) return cached
        await opened!.delete(request)
        return null
      }),
    )
    return all.filter((seen) => seen !== null)
  } catch {
    return []
  }
}

/** Deletes everything that anyone has read on this device. */
export async function clear(): Promise<void> {
  try {
    if ('caches' in window) await caches.delete(name)
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}
