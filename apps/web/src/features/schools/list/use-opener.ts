import { useRef } from 'react'

/**
 * Remembers the element that had the focus when the first of several dialogs opened, to restore it after the
 * last. `useFocusBack` restores what had the focus before one dialog, which here may be in the dialog before.
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
