/**
 * Returns what may take the focus of a button that is about to disappear, the best first: the same button of
 * the next row, or of the previous one, or the heading of what they stand in.
 */
export function placesBeside(button: Element | null): HTMLElement[] {
  const row = button?.closest('li, tr')
  const fromEnd = row ? buttonsIn(row).indexOf(button as HTMLElement) - buttonsIn(row).length : 0
  const heading = button?.closest('[role="dialog"], section, header')?.querySelector<HTMLElement>('h1, h2')
  return [row?.nextElementSibling, row?.previousElementSibling]
    .map((other) => other && buttonsIn(other).at(fromEnd))
    .concat(heading)
    .filter((place) => place != null)
}

/** Focuses the first of these that is still there, unless something else has the focus. */
export function focusFirst(places: readonly HTMLElement[]): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const place = places.find(({ isConnected }) => isConnected)
  if (place instanceof HTMLHeadingElement) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

function buttonsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')]
}
