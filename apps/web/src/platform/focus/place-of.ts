/** Finds what to focus, if there is anything. */
export type Place = () => HTMLElement | null

const rows = 'tr, li, article'
const parts = '[role="dialog"], section, header, main'

/**
 * Remembers where an element stands, and returns a function that finds what to focus there later: the element
 * itself, else what is left of its row, else the row after it or before, there the button with the same place
 * in its row; else the heading of what the rows stand in, or of the page.
 */
export function placeOf(element: Element | null): Place {
  const own = stayingWhenChosen(element)
  const around = own ? [...rowsAround(own)] : []
  const headings = own ? [...headingsAround(own)] : []
  const isInDialog = own?.closest('[role="dialog"]') != null
  const { pathname } = window.location
  const row = own?.closest(rows)
  const buttons = row ? buttonsIn(row) : []
  const at = buttons.indexOf(own as HTMLElement)
  return () => {
    if (own instanceof HTMLElement && own.isConnected) return own
    for (const other of around.filter(({ isConnected }) => isConnected)) {
      const same = other === row || at < 0 ? undefined : buttonsIn(other).at(at - buttons.length)
      const found = [same, ...other.querySelectorAll<HTMLElement>('a[href], button')].find(isUsable)
      if (found) return found
    }
    const heading = headings.find(isUsable)
    if (heading) return focusable(heading)
    // Of the page's heading as it is by then: what stands beside a page can be pressed before the page is loaded.
    // A dialog returns the focus to where it was opened, and another page takes care of its own.
    return own && !isInDialog && window.location.pathname === pathname ? headingOfPage() : null
  }
}

export function headingOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  return focusable(isUsable(heading) ? heading : null)
}

function focusable(heading: HTMLElement | null): HTMLElement | null {
  if (!heading) return null
  heading.tabIndex = -1
  return heading
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

function* headingsAround(element: Element): Generator<HTMLElement | null> {
  for (let part = element.closest(parts); part; part = part.parentElement?.closest(parts) ?? null)
    yield part.querySelector<HTMLElement>('h1, h2')
}

function buttonsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')]
}

function isUsable(element: HTMLElement | null | undefined): element is HTMLElement {
  return (
    !!element && element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0
  )
}
