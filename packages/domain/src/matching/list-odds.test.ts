import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddsOfAny } from './list-odds.ts'

const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 })
const shares = fc.double({ min: 0, max: 0.9, noNaN: true })

test.each([
  { odds: [0.2, 0.2, 0.2, 0.2, 0.2], any: 0.5599 },
  { odds: Array.from({ length: 10 }, () => 0.06), any: 0.3509 },
])('$odds.length colleges that may all fail together give the odds of the method', ({ odds, any }) => {
  expect(oddsOfAny(odds)).toBeCloseTo(any, 3)
})

test('odds of a list are from those of its likeliest college to those of unrelated decisions', () => {
  fc.assert(
    fc.property(chances, shares, (odds, shared) => {
      const any = oddsOfAny(odds, shared)
      expect(any).toBeGreaterThanOrEqual(Math.max(0, ...odds) - 1e-5)
      expect(any).toBeLessThanOrEqual(1 - odds.reduce((none, p) => none * (1 - p), 1) + 1e-5)
    }),
  )
})

test('decisions that share nothing are multiplied', () => {
  expect(oddsOfAny([0.2, 0.2, 0.2, 0.2, 0.2], 0)).toBeCloseTo(1 - 0.8 ** 5, 9)
})

test('one more college never lowers the odds, and the order changes nothing', () => {
  fc.assert(
    fc.property(chances, fc.double({ min: 0, max: 1, noNaN: true }), (odds, one) => {
      expect(oddsOfAny([...odds, one])).toBeGreaterThanOrEqual(oddsOfAny(odds) - 1e-9)
      expect(oddsOfAny(odds.toReversed())).toBeCloseTo(oddsOfAny(odds), 9)
    }),
  )
})
