/** Resolves when the browser is online, immediately if it already is, or when the signal is aborted. */
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
