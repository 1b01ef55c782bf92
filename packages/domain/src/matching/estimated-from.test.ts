import { expect, test } from 'vitest'
import { estimatedFrom } from './estimated-from.ts'

test.each([
  [{ sat: null, act: null }, 'Estimated from your 3.80 GPA.'],
  [{ sat: 1390, act: null }, 'Estimated from your 3.80 GPA and 1390 SAT.'],
  [{ sat: 1390, act: 31 }, 'Estimated from your 3.80 GPA and 1390 SAT, 31 ACT.'],
])('a student reads which grades and scores odds are based on', (scores, words) => {
  expect(estimatedFrom(3.8, scores)).toBe(words)
})
