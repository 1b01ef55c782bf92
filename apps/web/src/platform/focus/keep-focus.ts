import { isFocusLost } from './is-focus-lost.ts'
import { type Place, placeOf } from './place-of.ts'

/** Where the focus belongs once it is lost, until anything has it. */
let owed: Place | null = null

/**
 * Gives the focus to what stands at this place, once it is lost and there is something that can have it: a button
 * that waits for the server is disabled, and may be gone once that has answered.
 */
export function returnFocusTo(place: Place): void {
  owed = place
  window.setTimeout(settle)
}

/** What has the focus in place of something that disappeared. */
let substitute: HTMLElement | null = null

/** Gives the focus to what has come back, unless the person has gone on from what had it meanwhile. */
export function focusAgain(place: Place): void {
  if (!substitute || document.activeElement !== substitute) return
  window.setTimeout(() => place()?.focus({ preventScroll: true }))
}

/**
 * Gives a button or a checkbox its focus back once it can be pressed again, and moves the focus of what disappears to its
 * place (`placeOf`): what waits for the server is disabled, an archived school leaves the list, and the browser
 * takes the focus from both, so that Tab would start over at the top of the page. Whatever moves the focus itself
 * goes first.
 */
export function keepFocus(): void {
  let last: Element | null = null
  let place = placeOf(null)
  document.addEventListener('focusin', ({ target }) => {
    owed = null
    // A dialog only keeps it for its button that waits.
    if (isKeeping(target as Element, last)) return
    last = target as Element
    // A toast goes by itself, and has no place: who was in one goes on where they were before.
    if (!last.closest('.mantine-Notifications-root')) place = placeOf(last)
  })
  // Whoever presses something else has gone on by themselves.
  document.addEventListener('pointerdown', () => void (owed = null))
  new MutationObserver((records) => {
    const changed = records.find(({ type, target }) => type === 'attributes' && target === last)?.target
    if (changed instanceof HTMLButtonElement || changed instanceof HTMLInputElement) {
      const dialog = changed.closest<HTMLElement>('[role="dialog"]')
      const isLost = isFocusLost() || document.activeElement === changed
      // From nowhere, Tab would go on behind the dialog. Whoever has gone elsewhere meanwhile stays there.
      if (changed.disabled && isLost) dialog?.focus({ preventScroll: true })
      else if (!changed.disabled && (isLost || document.activeElement === dialog))
        changed.focus({ preventScroll: true })
    }
    if (last && !last.isConnected && isFocusLost()) {
      last = null
      owed ??= place
    }
    if (owed) window.setTimeout(settle)
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

function isKeeping(target: Element, button: Element | null): boolean {
  return (
    target.getAttribute('role') === 'dialog' &&
    (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) &&
    button.disabled &&
    target.contains(button)
  )
}

function settle(): void {
  if (isFocusLost()) {
    substitute = owed?.() ?? null
    substitute?.focus({ preventScroll: true })
  }
  // What a dialog holds loses the focus only when the dialog is gone.
  else if (!document.activeElement?.closest('[role="dialog"]')) owed = null
}
