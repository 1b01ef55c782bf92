import { useEffect, useMemo } from 'react'
import { returnFocusTo } from '#platform/focus/keep-focus.ts'
import { headingOfPage, type Place, placeOf } from '#platform/focus/place-of.ts'

/** The place from which the dialog that opened last was opened. */
let latest: Place | null = null

/**
 * Returns the focus to the element that had it when a dialog opened, or to its place if it is gone, unless
 * something else has taken the focus. Mantine does so only for dialogs that stay mounted while closed.
 */
export function useFocusBack(opened = true) {
  // While rendering, because Mantine moves the focus before effects run.
  const place = useMemo(() => (opened ? placeToReturnTo() : null), [opened])
  useEffect(() => {
    if (!place) return
    latest = place
    return () => {
      if (latest === place) latest = null
      returnFocusTo(place)
    }
  }, [place])
}

/** A dialog that follows another goes back to where the first was opened, and from a page that is gone to the next. */
function placeToReturnTo(): Place | null {
  const from = document.activeElement
  const isOnPage = from !== null && from !== document.body
  const below = isOnPage && !from.closest('[role="dialog"]') ? null : latest
  if (!isOnPage) return below
  const own = placeOf(from)
  return () => own() ?? (below ?? headingOfPage)()
}
