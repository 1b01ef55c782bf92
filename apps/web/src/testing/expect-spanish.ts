import { englishIn, textsOf } from '@bearings/client/testing/english-left'
import { expect } from 'vitest'

/**
 * Expects of what is shown, and of what is read out, that nothing of it is English: no text that has a Spanish one, and no
 * English sentence that has none.
 * @param names Words of people and things that stay as they are, such as a college's name.
 */
export function expectSpanish(names: readonly string[] = []): void {
  expect(englishIn(textsOf(document.body), names)).toEqual([])
}
