import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cumulative, quantile } from './normal.ts'

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1, and its known points.
test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1.96, 0.024997895148220435],
  [2.5758293035489004, 0.995],
  [-9, 0],
  [9, 1],
])('below %f lies a share of %f', (x, share) => {
  expect(cumulative(x)).toBeCloseTo(share, 12)
})

test('the quantile of a share has that share below it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (share) => {
      expect(cumulative(quantile(share))).toBeCloseTo(share, 12)
    }),
  )
})
