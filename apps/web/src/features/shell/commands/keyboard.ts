import type { Role } from '@bearings/domain/actor'
import { pagesOf } from '../links.ts'

/** Where single keys are switched off on this device, for people whose speech or hands would press them unasked. */
const keysOffKey = 'bearings.single-keys-off'

export function areKeysOff(): boolean {
  try {
    return window.localStorage.getItem(keysOffKey) !== null
  } catch {
    return false
  }
}

export function turnKeys(off: boolean): void {
  try {
    if (off) window.localStorage.setItem(keysOffKey, 'off')
    else window.localStorage.removeItem(keysOffKey)
  } catch {
    // Without storage they stay as they are.
  }
}

/** Pages that a key after `g` leads to. */
export function pageKeys(role: Role) {
  return pagesOf(role).filter(({ key }) => key !== undefined)
}

/** Whether a key is for the page, and not for a field, an open dialog or menu, or the browser. */
export function isForPage({ target, ...event }: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  return !isTyped(target) && !document.querySelector('[aria-modal=true], [role=menu], [role=listbox]')
}

function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    // A box that is ticked takes no letters.
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null
  )
}

/** Presses the one button of the page that adds something. */
export function pressCreate(): void {
  document.querySelector<HTMLElement>('#main [data-create]')?.click()
}

/** Puts the cursor into the page's own search field. @returns whether it has one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}

/**
 * Moves from row to row of the page's lists: `step` is 1 for the next one, -1 for the one before. On the page of one of
 * them it leads to the page of the next.
 */
export function focusRow(step: 1 | -1): void {
  const steps = [...document.querySelectorAll<HTMLElement>('#main [data-step]')]
  const way = step === 1 ? 'next' : 'previous'
  if (steps.length > 0) return steps.find(({ dataset }) => dataset.step === way)?.click()
  const rows = [...document.querySelectorAll<HTMLElement>('#main [data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step
  rows[next]?.focus()
}
