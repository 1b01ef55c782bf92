import { expect, test } from 'vitest'
import { weekOf } from './week.ts'

test.each([
  ['2026-10-05', 'October 5'],
  ['2026-10-07', 'October 5'],
  ['2026-10-11', 'October 5'],
  ['2026-10-12', 'October 12'],
  ['2027-01-01', 'December 28'],
])('%s is in the week of %s', (today, monday) => {
  expect(weekOf(today)).toBe(monday)
})
