import type { Role } from '@bearings/domain/actor'
import { pagesOf } from '../links.ts'

/**
 * Set while single-key shortcuts are off on this device, for people whose speech input or hands would trigger
 * them by accident.
 */
const keysOffKey = 'bearings.single-keys-off'

export function areShortcutsOff(): boolean {
  try {
    return window.localStorage.getItem(keysOffKey) !== null
  } catch {
    return false
  }
}

export function setShortcutsOff(off: boolean): void {
  try {
    if (off) window.localStorage.setItem(keysOffKey, 'off')
    else window.localStorage.removeItem(keysOffKey)
  } catch {
    // Without storage, the setting does not change.
  }
}

/** Returns the pages that a key after `g` opens. */
export function pageKeys(role: Role) {
  return pagesOf(role).filter(({ key }) => key !== undefined)
}

/**
 * Returns whether a key press is meant for the page, and not for a field, an open dialog or menu, or the
 * browser.
 */
export function isForPage({ target, ...event }: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  return !isTyped(target) && !document.querySelector('[aria-modal=true], [role=menu], [role=listbox]')
}

function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    // A checkbox takes no letters.
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null
  )
}

/** Presses the page's one button that adds something. */
export function clickCreate(): void {
  document.querySelector<HTMLElement>('#main [data-create]')?.click()
}

/**
 * Focuses the page's own search field.
 * @returns whether it has one.
 */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}

/**
 * Moves the focus between the rows of the page's lists: `step` is 1 for the next row, -1 for the previous
 * one. On the page of a list's item, it opens the page of the next or previous item.
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
