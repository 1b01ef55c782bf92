import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'

/** How assistive technology names the keys. On a Mac, Cmd stands for Ctrl. */
export const focusKeys = 'Control+Shift+F Meta+Shift+F'

/**
 * Holds whether only the essay is on the screen. Ctrl+Shift+F or Cmd+Shift+F switches it, and Escape leaves it unless a
 * dialog or menu is open, which it closes then.
 */
export function useFocusMode(textarea: RefObject<HTMLTextAreaElement | null>) {
  const [isFocused, setFocused] = useState(false)

  function change(focused: boolean) {
    setFocused(focused)
    textarea.current?.focus()
  }

  // The frame around the page hides itself by this mark.
  useEffect(() => {
    if (!isFocused) return
    document.documentElement.toggleAttribute('data-focus-mode', true)
    return () => void document.documentElement.toggleAttribute('data-focus-mode', false)
  }, [isFocused])

  useWindowEvent('keydown', (event) => {
    const isSwitch =
      event.key.toLowerCase() === 'f' && event.shiftKey && !event.altKey && (event.ctrlKey || event.metaKey)
    const isOpenAbove = document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null
    const isLeaving = event.key === 'Escape' && isFocused && !isOpenAbove && !event.defaultPrevented
    if ((!isSwitch || isOpenAbove) && !isLeaving) return
    event.preventDefault()
    change(isSwitch && !isFocused)
  })

  return { isFocused, toggleFocus: () => change(!isFocused) }
}
