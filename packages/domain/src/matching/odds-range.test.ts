import fc from 'fast-check'
import { expect, test } from 'vitest'
import { admissionOdds, cutoffOf } from './admission-odds.ts'
import { rates, standings } from './arbitraries.ts'
import { cornersOf, oddsWithRange, rateRange, type Evidence } from './odds-range.ts'

const plain = fc.record({
  admitted: standings,
  rate: rates,
  academicShare: fc.constantFrom(0.35, 0.45, 0.55, 0.65, 0.7, 0.75),
  gradesAreImputed: fc.boolean(),
  isWithoutScore: fc.boolean(),
  yearsOld: fc.constant(0),
  applicants: fc.option(fc.integer({ min: 1, max: 100_000 })),
})
/** A seventh less and a seventh more, as from one year to the next. */
const yearly = (rate: number): [number, number] => [rate * 0.85, Math.min(1, rate * 1.15)]
const evidence = plain.map(({ rate, applicants, ...one }) => {
  const [low, high] = yearly(rate)
  const given: Evidence = { ...one, corners: cornersOf({ rate, low, high, fromAll: 0 }, applicants) }
  return { ...given, rate, rates: [low, high] as const, applicants }
})

test('a range holds the estimate and all that its standing alone may be', () => {
  fc.assert(
    fc.property(evidence, fc.double({ min: -0.25, max: 0.25, noNaN: true }), (one, away) => {
      const { low, middle, high } = oddsWithRange(one)
      expect(low).toBeLessThanOrEqual(middle)
      expect(high).toBeGreaterThanOrEqual(middle)
      const [least, most] = rateRange(one.rate, one.rates, one.applicants)
      for (const rate of [least, most])
        for (const share of [one.academicShare - 0.1, one.academicShare + 0.1]) {
          if (one.gradesAreImputed || one.isWithoutScore) continue
          const odds = admissionOdds(one.admitted + away, cutoffOf(rate), share)
          expect(odds).toBeGreaterThanOrEqual(low - 1e-9)
          expect(odds).toBeLessThanOrEqual(high + 1e-9)
        }
    }),
  )
})

test('older data never make a range narrower', () => {
  fc.assert(
    fc.property(evidence, (one) => {
      const [fresh, old] = [oddsWithRange({ ...one, yearsOld: 2 }), oddsWithRange({ ...one, yearsOld: 3 })]
      expect(old.low).toBeLessThanOrEqual(fresh.low + 1e-9)
      expect(old.high).toBeGreaterThanOrEqual(fresh.high - 1e-9)
    }),
  )
})

test('fewer applicants never make a range of the rate narrower, nor one narrower than a year does', () => {
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (rate, a, b) => {
        const few = rateRange(rate, yearly(rate), Math.min(a, b))
        const many = rateRange(rate, yearly(rate), Math.max(a, b))
        const unknown = rateRange(rate, yearly(rate), null)
        expect(few[0]).toBeLessThanOrEqual(many[0] + 1e-9)
        expect(few[1]).toBeGreaterThanOrEqual(many[1] - 1e-9)
        expect(many[0]).toBeLessThanOrEqual(unknown[0] + 1e-9)
        expect(many[1]).toBeGreaterThanOrEqual(unknown[1] - 1e-9)
      },
    ),
  )
})
