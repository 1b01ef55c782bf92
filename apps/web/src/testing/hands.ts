import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Presses keys on what is shown, as somebody does who has gone there by the keyboard. */
export async function press(shown: Locator, keys: string): Promise<void> {
  await expect.element(shown).toBeVisible()
  shown.element().focus()
  await userEvent.keyboard(keys)
}

/** Expects that the keyboard is in something, such as a dialog that has opened. */
export async function expectFocusIn(shown: Locator): Promise<void> {
  await expect.poll(() => shown.query()?.contains(document.activeElement)).toBe(true)
}

/** Expects that something is no longer shown. */
export async function expectGone(shown: Locator): Promise<void> {
  await expect.element(shown).not.toBeInTheDocument()
}
