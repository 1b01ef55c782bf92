import { isFocusLost } from './is-focus-lost.ts'
import { placeOf } from './place-of.ts'

/**
 * Gives a button its focus back once it can be pressed again. A button that waits for the server is disabled,
 * and the browser takes the focus from what is disabled: Tab would start over at the top of the page.
 */
export function keepFocusOnWaitingButtons(): void {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => void (last = target))
  new MutationObserver((records) => {
    const changed = records.find(({ target }) => target === last)?.target
    // Whoever has gone elsewhere meanwhile stays there.
    if (changed instanceof HTMLButtonElement && !changed.disabled && isFocusLost())
      changed.focus({ preventScroll: true })
  }).observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
}

/**
 * Moves the focus of what disappears to its place (`placeOf`): an archived school leaves the list, and Tab would
 * start over at the top of the page. Whatever moves the focus itself goes first.
 */
export function keepFocusInPlace(): void {
  let last: Element | null = null
  let place = placeOf(null)
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element
    // A toast goes by itself, and has no place: who was in one goes on where they were before.
    if (!last.closest('.mantine-Notifications-root')) place = placeOf(last)
  })
  new MutationObserver(() => {
    if (!last || last.isConnected || !isFocusLost()) return
    last = null
    window.setTimeout(() => isFocusLost() && place()?.focus({ preventScroll: true }))
  }).observe(document.body, { subtree: true, childList: true })
}
