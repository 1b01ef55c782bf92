import { useRef } from 'react'

/**
 * Remembers the element that had the focus when a dialog opened, to restore it, because these dialogs unmount
 * completely.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null)

  return {
    remember: () => {
      opener.current = document.activeElement
    },
    /** Focuses the opener once the dialog is gone, or another element if the opener is gone too. */
    giveBack: (to: Element | null = opener.current) => {
      window.setTimeout(() => to instanceof HTMLElement && to.focus())
    },
  }
}
