const rows = 'tr, li, article'

/**
 * Remembers where an element stands, and returns a function that finds what to focus there later: the element
 * itself, else what is left of its row, else the row after it or before.
 */
export function placeOf(element: Element | null): () => HTMLElement | null {
  const own = stayingWhenChosen(element)
  const around = own ? [...rowsAround(own)] : []
  return () => {
    if (own instanceof HTMLElement && own.isConnected) return own
    for (const row of around) {
      const found =
        row.isConnected && [...row.querySelectorAll<HTMLElement>('a[href], button')].find(isUsable)
      if (found) return found
    }
    return null
  }
}

/** Returns the button of a menu instead of its item, because the item is gone once it is chosen. */
function stayingWhenChosen(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

function* rowsAround(element: Element): Generator<Element> {
  for (let row = element.closest(rows); row; row = row.parentElement?.closest(rows) ?? null) {
    yield row
    const all = [...(row.parentElement?.children ?? [])].filter((sibling) => sibling.matches(rows))
    const at = all.indexOf(row)
    yield* all.slice(at + 1)
    yield* all.slice(0, at).toReversed()
  }
}

function isUsable(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.getClientRects().length > 0
}
