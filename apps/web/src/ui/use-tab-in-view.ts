import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls only the row, so that the page stays in place. */
export function scrollToMiddle(row: HTMLElement | null, chosen: string): void {
  const found = row?.querySelector(chosen)
  if (!row || !found) return
  const [outer, inner] = [row, found].map((element) => element.getBoundingClientRect())
  row.scrollLeft += inner!.left - outer!.left - (outer!.width - inner!.width) / 2
}

/** Scrolls a row of tabs that is wider than a phone to the open tab, and again when a count widens a tab. */
export function useTabInView(tab: string, count?: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = () => scrollToMiddle(list.current, '[data-active]')
    show()
    // A font that comes later makes the tabs wider.
    void document.fonts.ready.then(show)
  }, [tab, count])
  return list
}
