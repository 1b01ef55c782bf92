import { expect, test } from 'vitest'
import { dateInWords, dayIn, momentIn } from './dates.ts'

const instant = '2026-11-01T02:05:00Z'

test('an instant is told as the clock stands where the account is', () => {
  expect(momentIn('America/Chicago', instant)).toBe('Oct 31, 2026 21:05')
})

test('and so is its day', () => {
  expect(dayIn('America/Chicago', instant)).toBe('Oct 31, 2026')
  expect(dayIn('Europe/Berlin', instant)).toBe('Nov 01, 2026')
})

test('a day is told with two figures, so that dates stand below each other', () => {
  expect(dateInWords('2027-01-05')).toBe('Jan 05, 2027')
})
