import { expect, test } from 'vitest'
import { jumpWords } from './words.ts'

test('an advisor is told that they can jump to a student, and to no school of their own', () => {
  expect(jumpWords.advisor).toContain('a student')
  expect(jumpWords.advisor).not.toContain('school')
})
