import { useEffect, useMemo, useRef } from 'react'
import { focusFirst, placesBeside } from './focus-beside.ts'

/**
 * Returns the focus to the element that had it when a dialog opened, or beside it if its row was deleted,
 * unless something else has taken it. Mantine does so only for dialogs that stay mounted while closed, and not
 * for deleted rows.
 */
export function useFocusBack(opened = true) {
  const places = useRef<HTMLElement[]>([])
  // While rendering, because Mantine moves the focus before effects run.
  const opener = useMemo(() => (opened ? document.activeElement : null), [opened])
  useEffect(() => {
    if (opener instanceof HTMLElement) places.current = [opener, ...placesBeside(opener)]
    // When the dialog closes, and once more when it goes with its row.
    return () => void window.setTimeout(() => focusFirst(places.current))
  }, [opener])
}
