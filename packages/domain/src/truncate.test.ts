import { expect, test } from 'vitest'
import { truncate, truncateLine } from './truncate.ts'

test('a text is cut before a character that has no room, never within it', () => {
  expect(truncate('Rowing 🌊', 9)).toBe('Rowing 🌊')
  expect(truncate('Rowing 🌊', 8)).toBe('Rowing ')
  expect(truncate('Rowing', 3)).toBe('Row')
})

test('a long text is quoted on one line, and an ellipsis says that it goes on', () => {
  expect(truncateLine(' Why\n\nTufts? ', 10)).toBe('Why Tufts?')
  expect(truncateLine('Tell us about\nyour life.', 8)).toBe('Tell us…')
  expect(truncateLine('Rowing 🌊 and more', 8)).toBe('Rowing…')
})
