/**
 * Returns what may take the focus of a button that is about to disappear, the best first: the same button of
 * the next row, or of the previous one, or the heading of what they stand in, or the page's.
 */
export function placesBeside(button: Element | null): HTMLElement[] {
  const row = button?.closest('li, tr')
  const fromEnd = row ? buttonsIn(row).indexOf(button as HTMLElement) - buttonsIn(row).length : 0
  const heading = button?.closest('[role="dialog"], section, header')?.querySelector<HTMLElement>('h1, h2')
  return [row?.nextElementSibling, row?.previousElementSibling]
    .map((other) => other && buttonsIn(other).at(fromEnd))
    .concat(heading, button?.closest('main')?.querySelector<HTMLElement>('h1'))
    .filter((place) => place != null)
}

/** Focuses the first of these that is still there, unless something else has the focus. */
export function focusFirst(places: readonly HTMLElement[]): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const place = places.find(({ isConnected }) => isConnected)
  if (place instanceof HTMLHeadingElement) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/** Milliseconds: a deleted row disappears once the server has answered and its list is read again. */
const untilGone = 10_000

/** Focuses this button, and if it soon disappears with its row, the first of these places. */
export function keepFocusBeside(button: HTMLElement, places: readonly HTMLElement[]): void {
  focusFirst([button, ...places])
  const observer = new MutationObserver(() => {
    if (button.isConnected) return
    observer.disconnect()
    focusFirst(places)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  window.setTimeout(() => observer.disconnect(), untilGone)
}

function buttonsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')]
}
