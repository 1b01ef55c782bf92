import { expect, test } from 'vitest'
import { leftInWords, nameOf } from './words.ts'

const current = '2026-12-28'

test.each([
  ['2026-12-21', 'last week'],
  ['2026-12-28', 'this week'],
  ['2027-01-04', 'next week'],
  ['2027-01-11', 'the week of January 11'],
  ['2026-12-14', 'the week of December 14'],
])('the week of %s is %s', (start, name) => {
  expect(nameOf(start, current)).toBe(name)
})

test('what is left is named by its first task', () => {
  expect(leftInWords(['Call'], '2026-12-21', current)).toBe('“Call” is left from last week.')
  expect(leftInWords(['Call', 'Write', 'Ask'], '2026-12-21', current)).toBe(
    '“Call” and 2 more are left from last week.',
  )
})
