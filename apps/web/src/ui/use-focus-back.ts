import { useEffect, useMemo } from 'react'
import { keepFocusBeside, placesBeside } from './focus-beside.ts'

/**
 * Returns the focus to the element that had it when a dialog opened, unless something else has taken it, or
 * beside it if the dialog deletes its row. Mantine does so only for dialogs that stay mounted while closed,
 * and not for deleted rows.
 */
export function useFocusBack(opened = true) {
  // While rendering, because Mantine moves the focus before effects run.
  const opener = useMemo(() => (opened ? document.activeElement : null), [opened])
  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return
    const places = placesBeside(opener)
    return () => void window.setTimeout(() => keepFocusBeside(opener, places))
  }, [opener])
}
