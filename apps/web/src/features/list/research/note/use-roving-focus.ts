import { type FocusEvent, type KeyboardEvent, useCallback } from 'react'

/** Returns props that make a toolbar one tab stop, with arrow keys to move between its buttons. */
export function useRovingFocus() {
  return {
    ref: useCallback((toolbar: HTMLElement | null) => {
      if (toolbar) stopAt(toolbar, buttonsIn(toolbar)[0])
    }, []),

    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      stopAt(currentTarget, target)
    },

    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) stopAt(currentTarget, buttonsIn(currentTarget)[0])
    },

    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const buttons = buttonsIn(event.currentTarget).filter((button) => !button.disabled)
      const at = buttons.indexOf(event.target as HTMLButtonElement)
      if (at === -1) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      buttons.at(to % buttons.length)?.focus()
    },
  }
}

// Set outside React, which gives every control the same `tabIndex`.
function stopAt(toolbar: HTMLElement, stop: Element | undefined) {
  for (const button of buttonsIn(toolbar)) button.tabIndex = button === stop ? 0 : -1
}

function buttonsIn(toolbar: HTMLElement): HTMLButtonElement[] {
  return [...toolbar.querySelectorAll('button')]
}
