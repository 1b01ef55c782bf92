import { expect, test } from 'vitest'
import { momentIn } from './words.ts'

test('an instant is told as the clock stands where the student is', () => {
  expect(momentIn('America/Chicago', '2026-11-01T02:05:00Z')).toBe('Oct 31, 2026, 09:05 PM')
})
