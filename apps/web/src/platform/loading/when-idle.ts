/**
 * Calls a function as soon as the browser has nothing more urgent to do, and within a fifth of a second.
 * Returns the function that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  // Safari does not support `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 20)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(act, { timeout: 200 })
  return () => window.cancelIdleCallback(request)
}
