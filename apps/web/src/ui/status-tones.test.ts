import { expect, test } from 'vitest'
import { toneOf } from './status-tones.ts'

test.each([
  ['Submitted', 'sea'],
  ['Accepted', 'kelp'],
  ['Rejected', 'coral'],
  ['Withdrawn', 'plain'],
  ['Complete', 'kelp'],
  ['Done', 'kelp'],
  [null, 'plain'],
])('a date that has come to %s has the color it has everywhere, %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone)
})
