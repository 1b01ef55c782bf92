import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it when a dialog came, unless something else has taken it. Mantine does so only for
 * a dialog that stays on the page while it is closed; ours come and go as a whole.
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
