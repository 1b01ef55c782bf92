import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('a text is cut before a character that has no room, never within it', () => {
  expect(truncate('Rowing 🌊', 9)).toBe('Rowing 🌊')
  expect(truncate('Rowing 🌊', 8)).toBe('Rowing ')
  expect(truncate('Rowing', 3)).toBe('Row')
})
