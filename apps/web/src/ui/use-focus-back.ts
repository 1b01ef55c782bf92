import { useEffect, useState } from 'react'

/**
 * Returns the focus to the element that had it when a dialog opened, unless something else has taken it.
 * Mantine does so only for dialogs that stay mounted while closed; ours are unmounted.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      window.setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
