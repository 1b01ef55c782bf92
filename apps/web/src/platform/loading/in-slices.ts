/** Milliseconds of work after which the browser gets to draw and to respond; less than a frame of a slow phone. */
const slice = 8

/**
 * Runs work to its end in slices, so that a slow phone does not freeze meanwhile. The work may pause at each
 * `yield`.
 * @throws the signal's reason, once it is aborted.
 */
export async function inSlices<Result>(work: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - began < slice) continue
    await pause()
    signal?.throwIfAborted()
    began = performance.now()
  }
}

function pause(): Promise<void> {
  // Safari does not support `scheduler`.
  if ('scheduler' in window) return window.scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
