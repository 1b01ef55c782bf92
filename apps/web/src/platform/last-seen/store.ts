/** A server response, as last read on this device. */
export type Seen = { hash: string; key: readonly unknown[]; data: unknown; at: number }

const name = 'bearings.seen'
/** The name of the file this code came in tells the version of the app: another one may not understand the answer. */
const version = new URL(import.meta.url).pathname
const day = 24 * 60 * 60 * 1000
const longest = 14 * day

/** The browser's cache of answers: only where a service worker can be, so that there is a page to show them. */
const cache = () => ('caches' in window ? caches.open(name) : null)
const start = (userId: string) => `/seen/${userId}/`

export async function write(userId: string, seen: Seen): Promise<void> {
  try {
    const body = JSON.stringify({ ...seen, version })
    await (await cache())?.put(start(userId) + encodeURIComponent(seen.hash), new Response(body))
  } catch {
    // The device is full, or keeps nothing.
  }
}

/**
 * What this person read here with this version of the app in the last two weeks. Everything else is deleted.
 */
export async function read(userId: string): Promise<Seen[]> {
  try {
    const kept = await cache()
    const all = await Promise.all(
      ((await kept?.keys()) ?? []).map(async (request) => {
        const seen = (await (await kept!.match(request))?.json()) as (Seen & { version: string }) | undefined
        const isOwn = new URL(request.url).pathname.startsWith(start(userId))
        if (seen && isOwn && seen.version === version && Date.now() - seen.at < longest) return seen
        await kept!.delete(request)
        return null
      }),
    )
    return all.filter((seen) => seen !== null)
  } catch {
    return []
  }
}

/** Deletes everything that anyone has read on this device. */
export async function forget(): Promise<void> {
  try {
    if ('caches' in window) await caches.delete(name)
  } catch {
    // Nothing is kept then.
  }
}
