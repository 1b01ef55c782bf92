/**
 * Does something as soon as the browser has nothing more urgent to do, and within a fifth of a second.
 * Gives back the way to call it off.
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no word for this moment.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 20)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(act, { timeout: 200 })
  return () => window.cancelIdleCallback(request)
}
