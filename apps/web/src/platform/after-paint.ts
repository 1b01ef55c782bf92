/** A page in the background draws no frames, and waits no longer than this, in milliseconds. */
const patience = 100

/**
 * Resolves when the browser has drawn what has changed so far: a press is seen before what it brings takes
 * the processor.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const waited = setTimeout(resolve, patience)
    requestAnimationFrame(() =>
      // The frame itself is drawn between this callback and the next task.
      setTimeout(() => {
        clearTimeout(waited)
        resolve()
      }),
    )
  })
}
