import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test('a text is cut before a character that has no room, never within it', () => {
  expect(cut('Rowing 🌊', 9)).toBe('Rowing 🌊')
  expect(cut('Rowing 🌊', 8)).toBe('Rowing ')
  expect(cut('Rowing', 3)).toBe('Row')
})
