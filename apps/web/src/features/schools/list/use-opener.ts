import { useRef } from 'react'

/** What had the focus when a dialog was opened, so that it gets it back: the dialogs here come and go as a whole. */
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
