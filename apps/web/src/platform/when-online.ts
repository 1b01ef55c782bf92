/** Resolves when the browser has a network, at once if it has one; and when the signal says that nobody waits any more. */
export function whenOnline(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine || signal?.aborted) return resolve()
    const over = new AbortController()
    const end = () => {
      over.abort()
      resolve()
    }
    window.addEventListener('online', end, { signal: over.signal })
    signal?.addEventListener('abort', end, { signal: over.signal })
  })
}
