import fc from 'fast-check'
import { expect, test } from 'vitest'
import { academicShare, admissionOdds, cutoffOf, oddsInPool } from './admission-odds.ts'
import { rates, standings } from './arbitraries.ts'
import { density } from './normal.ts'

const shares = fc.double({ min: 0.05, max: 0.95, noNaN: true })

/** Average over applicants whose standing is normal, by a trapezoid of 2,001 points. */
function average(odds: (standing: number) => number): number {
  const step = 0.01
  let sum = 0
  for (let point = -1000; point <= 1000; point++) sum += odds(point * step) * density(point * step) * step
  return sum
}

test('the average over the pool of applicants is the published rate', () => {
  fc.assert(
    fc.property(rates, shares, (rate, share) => {
      const cutoff = cutoffOf(rate)
      expect(average((standing) => oddsInPool(standing, cutoff, share))).toBeCloseTo(rate, 6)
    }),
  )
})

test('a better standing never has lower odds', () => {
  fc.assert(
    fc.property(rates, shares, standings, standings, (rate, share, one, other) => {
      const [worse, better] = [Math.min(one, other), Math.max(one, other)]
      expect(admissionOdds(better, cutoffOf(rate), share)).toBeGreaterThanOrEqual(
        admissionOdds(worse, cutoffOf(rate), share) - 1e-12,
      )
    }),
  )
})

test('a college that admits fewer never gives higher odds, all else the same', () => {
  const published = fc.constantFrom(0.35, 0.45, 0.55, 0.65, 0.7, 0.75)
  fc.assert(
    fc.property(rates, rates, published, standings, (one, other, share, standing) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
      expect(admissionOdds(standing, cutoffOf(fewer), share)).toBeLessThanOrEqual(
        admissionOdds(standing, cutoffOf(more), share) + 1e-9,
      )
    }),
  )
})

test.each([
  [0, 0.78, 0.75, 0.931924],
  [-1.5, 0.62, 0.65, 0.353418],
  [0.5, 0.15, 0.45, 0.281762],
])(
  'standing %f at a rate of %f and ρ of %f has the odds of the method: %f',
  (standing, rate, share, odds) => {
    expect(admissionOdds(standing, cutoffOf(rate), share)).toBeCloseTo(odds, 6)
  },
)

// Section 2 [D1]: UCLA's applicants of fall 2020 by unweighted GPA; 15,602 of 108,877 were admitted.
test.each([
  ['bottom 24', -10, -0.7063, 0.24, 0.01],
  ['middle 51', -0.7063, 0.6745, 0.51, 0.08],
  ['top 25', 0.6745, 10, 0.25, 0.39],
])(
  'one ρ comes within 0.6 points of what UCLA publishes for its %s percent',
  (_, from, to, part, published) => {
    const band = (z: number) => (z >= from && z < to ? oddsInPool(z, cutoffOf(15_602 / 108_877), 0.67) : 0)
    expect(Math.abs(average(band) / part - published)).toBeLessThan(0.006)
  },
)

test.each([
  ['public', 0.0999, 0.55],
  ['public', 0.1, 0.65],
  ['public', 0.5, 0.75],
  ['private_nonprofit', 0.25, 0.55],
  ['private_for_profit', 0.49, 0.55],
] as const)('at a %s college with a rate of %f academics explain %f', (control, rate, share) => {
  expect(academicShare(control, rate)).toBe(share)
})
