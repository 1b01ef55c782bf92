/**
 * Calls back once the press under way is over, or at once if there is none. What changes the layout when a
 * field loses focus waits for this: otherwise the pressed button moves away, and the browser sends no click.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) return callback()
  const over = new AbortController()
  const end = () => {
    over.abort()
    // The click comes after the release.
    window.setTimeout(callback)
  }
  // Of the events of a tap, the pointer's are over when the field loses focus; the mouse's are not.
  for (const type of ['mouseup', 'dragend'])
    document.addEventListener(type, end, { capture: true, signal: over.signal })
}
