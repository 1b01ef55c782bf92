/** The requests a page sent before the app's code loaded, by path, and the token they used. */
export type Prefetched = {
  token: string
  at: number
  responses: Map<string, Promise<Response | null>>
  /** Fetches a file that is too large to load at the same time as the app's code. */
  fetchFile?: (which: 'colleges') => Promise<void>
}

declare global {
  interface Window {
    bearingsPrefetched?: Prefetched | undefined
  }
}

/** How many milliseconds a response counts as fresh, the same as for the app's own responses. */
const fresh = 30_000

/**
 * Returns the response already requested, which is usable once; `null` if there is none, if another person's
 * token requested it, or if it failed.
 */
export async function takePrefetched(path: string, token: string | null): Promise<Response | null> {
  const prefetched = window.bearingsPrefetched
  if (!prefetched) return null
  if (prefetched.token !== token || Date.now() - prefetched.at > fresh) return discardPrefetched()
  const pending = prefetched.responses.get(path)
  if (!pending) return null
  prefetched.responses.delete(path)
  const response = await pending
  // The app sends a failed request again, because it handles an unreachable server.
  return response && response.status < 500 ? response : null
}

/**
 * Discards the prefetched responses. Call this before any write, because they would show the data from before
 * it.
 */
export function discardPrefetched(): null {
  window.bearingsPrefetched = undefined
  return null
}
