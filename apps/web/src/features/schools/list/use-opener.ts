import { useRef } from 'react'

/**
 * The element that had focus when a dialog opened, so that it can be restored, because these dialogs unmount
 * completely.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null)

  return {
    remember: () => {
      opener.current = document.activeElement
    },
    /** Once the dialog is gone, to the opener or, where that is gone too, to something that is still there. */
    giveBack: (to: Element | null = opener.current) => {
      window.setTimeout(() => to instanceof HTMLElement && to.focus())
    },
  }
}
