import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Where an element is, in CSS pixels from the corner of the window. */
export async function shapeOf(shown: Locator): Promise<DOMRect> {
  await expect.element(shown).toBeVisible()
  return shown.element().getBoundingClientRect()
}

/** Where the words in an element are, which may take less room than the element. */
export async function wordsIn(shown: Locator): Promise<DOMRect> {
  await expect.element(shown).toBeVisible()
  const text = document.createRange()
  text.selectNodeContents(shown.element())
  return text.getBoundingClientRect()
}

export function overlaps(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.top < other.bottom && other.top < one.bottom
}

/** Expects that an element is read whole: no words are cut off. */
export async function expectWhole(shown: Locator): Promise<void> {
  await expect.element(shown).toBeVisible()
  const { scrollWidth, clientWidth } = shown.element()
  expect(scrollWidth - clientWidth).toBe(0)
}
