import { useEffect, useMemo } from 'react'
import { isFocusLost } from '#platform/is-focus-lost.ts'
import { placeOf } from '#platform/place-of.ts'

/**
 * Returns the focus to the element that had it when a dialog opened, or to its place if it is gone, unless
 * something else has taken the focus. Mantine does so only for dialogs that stay mounted while closed.
 */
export function useFocusBack(opened = true) {
  // While rendering, because Mantine moves the focus before effects run.
  const place = useMemo(() => (opened ? placeOf(document.activeElement) : null), [opened])
  useEffect(() => {
    if (!place) return
    return () =>
      void window.setTimeout(() => {
        if (isFocusLost()) place()?.focus({ preventScroll: true })
      })
  }, [place])
}
