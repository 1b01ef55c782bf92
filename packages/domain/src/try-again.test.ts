import { expect, test } from 'vitest'
import { tryAgainIn } from './try-again.ts'

test.each([
  [1, 'Try again in a minute'],
  [60, 'Try again in a minute'],
  [61, 'Try again in 2 minutes'],
  [577, 'Try again in 10 minutes'],
  [900, 'Try again in 15 minutes'],
  [7141, 'Try again in 2 hours'],
  [86_400, 'Try again in 24 hours'],
  [undefined, 'Wait a moment and try again'],
])('who has to wait %s seconds reads: %s', (seconds, words) => expect(tryAgainIn(seconds)).toBe(words))
