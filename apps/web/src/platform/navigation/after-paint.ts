/** A tab in the background draws no frames, and waits no longer than this, in milliseconds. */
const patience = 100

/** Calls a function when the browser has drawn what has changed so far. Returns the function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer = window.setTimeout(act, patience)
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(timer)
    // The frame itself is drawn between this callback and the next task.
    timer = window.setTimeout(act)
  })
  return () => {
    window.clearTimeout(timer)
    window.cancelAnimationFrame(frame)
  }
}
