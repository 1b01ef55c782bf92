import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicants, colleges, flagship, jordan, rates } from './arbitraries.ts'
import { computedLabels } from './labels.ts'
import { oddsOf } from './odds-of.ts'
import { place, type Estimate } from './placement.ts'
import type { Applicant, College } from './schema.ts'

function estimate(applicant: Applicant, college: College): Estimate | null {
  const placement = place(applicant, college)
  return placement.status === 'estimated' ? placement : null
}

test('Jordan at the flagship comes out as reckoned by hand', () => {
  const placement = estimate(jordan, flagship)!
  expect(placement.scores!.deviation).toBeCloseTo(143.2, 1)
  expect(placement.standing.score).toBeCloseTo(-0.454, 3)
  expect(placement.standing.grades).toBeCloseTo(-0.828, 3)
  expect(placement.standing.admitted).toBeCloseTo(-0.968, 3)
  expect(placement.odds.middle).toBeCloseTo(0.3623, 3)
  expect(placement.label).toBe('Target')
})

test('every student has an answer at every college, with odds from 0 to 1', () => {
  fc.assert(
    fc.property(applicants, colleges, (applicant, college) => {
      const found = estimate(applicant, college)
      if (!found) return
      const { low, middle, high } = found.odds
      for (const odds of [low, middle, high]) {
        expect(odds).toBeGreaterThanOrEqual(0)
        expect(odds).toBeLessThanOrEqual(1)
      }
      expect(low).toBeLessThanOrEqual(middle)
      expect(middle).toBeLessThanOrEqual(high)
      expect(Number.isFinite(found.standing.admitted)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('no label without a published rate, and none where all are admitted', () => {
  fc.assert(
    fc.property(applicants, colleges, (applicant, college) => {
      const withoutRate = place(applicant, { ...college, hasOpenAdmission: false, admissionRate: null })
      expect(withoutRate).toEqual({ status: 'not_enough_data', missing: 'admission_rate' })
      expect(place(applicant, { ...college, hasOpenAdmission: true })).toEqual({ status: 'open' })
    }),
  )
})

test.each(['gpa', 'sat', 'act', 'rigor'] as const)(
  'a higher %s never lowers odds, range or label',
  (field) => {
    fc.assert(
      fc.property(applicants, applicants, colleges, (one, other, college) => {
        const [a, b] = [one[field], other[field]]
        fc.pre(a !== null && b !== null)
        const [low, high] = [Math.min(a!, b!), Math.max(a!, b!)]
        const worse = estimate({ ...one, [field]: low }, college)
        const better = estimate({ ...one, [field]: high }, college)
        expect(worse === null).toBe(better === null)
        if (!worse || !better) return
        expect(better.odds.middle).toBeGreaterThanOrEqual(worse.odds.middle - 1e-9)
        expect(better.odds.low).toBeGreaterThanOrEqual(worse.odds.low - 1e-9)
        expect(better.odds.high).toBeGreaterThanOrEqual(worse.odds.high - 1e-9)
        const rank = ({ label }: Estimate) => computedLabels.indexOf(label)
        expect(rank(better)).toBeGreaterThanOrEqual(rank(worse))
      }),
      { numRuns: 500 },
    )
  },
)

test('a score that is just worth sending leaves a student with no less at the low end than none', () => {
  const college: College = {
    ...flagship,
    admissionRate: 1,
    control: 'private_for_profit',
    sat: null,
    act: { composite25: 19, composite75: 28 },
    grades: { mean: 2, deviation: 0.2 },
    academicShare: 0.47,
    applicants: 9,
    yearsOld: 8,
  }
  const low = (act: number) => estimate({ ...jordan, gpa: 2, sat: null, act }, college)!.odds.low
  expect(low(21)).toBeGreaterThanOrEqual(low(6))
})

test('who a student is changes nothing', () => {
  const person = fc.record({
    gender: fc.string(),
    raceEthnicity: fc.string(),
    firstGeneration: fc.boolean(),
    incomeBracket: fc.string(),
    name: fc.string(),
    highSchool: fc.string(),
  })
  fc.assert(
    fc.property(applicants, colleges, person, (applicant, college, who) => {
      expect(place({ ...applicant, ...who }, { ...college, ...who })).toEqual(place(applicant, college))
    }),
  )
})

test('scores change nothing where nobody’s are looked at, nor where they are withheld', () => {
  fc.assert(
    fc.property(applicants, colleges, fc.integer({ min: 400, max: 1600 }), (applicant, college, sat) => {
      const withholding = { ...applicant, withholdsScores: true }
      expect(place({ ...withholding, sat }, college)).toEqual(place(withholding, college))
      const blind: College = { ...college, testPolicy: 'not_considered' }
      const scored = { ...applicant, withholdsScores: false, sat: 400, act: null }
      expect(place({ ...scored, sat }, blind)).toEqual(place(scored, blind))
    }),
  )
})

test('where scores are required, a student without one is told so and nothing else', () => {
  const requiring: College = { ...flagship, testPolicy: 'required' }
  expect(place({ ...jordan, sat: null }, requiring)).toEqual({ status: 'score_required' })
  expect(place({ ...jordan, withholdsScores: true }, requiring)).toEqual({ status: 'score_required' })
})

test('a student without a grade average is asked for it', () => {
  expect(place({ ...jordan, gpa: null }, flagship)).toEqual({ status: 'gpa_needed' })
})

test('a student whose GPA stands on another scale is not asked for it, and may still be placed by a rate alone', () => {
  const graded = { ...jordan, gpa: null, isGradedOtherwise: true }
  expect(place(graded, flagship)).toEqual({ status: 'no_odds', why: 'other_scale' })
  expect(place({ ...graded, gpa: 3.5 }, flagship)).toMatchObject({ status: 'estimated' })
  expect(place(graded, { ...flagship, sat: null, grades: null })).toMatchObject({ status: 'by_rate' })
})

test('where neither grades nor scores are published, the rate alone counts, and never more than likely', () => {
  fc.assert(
    fc.property(applicants, rates, (applicant, admissionRate) => {
      const college: College = { ...flagship, admissionRate, sat: null, grades: null }
      expect(place({ ...applicant, gpa: null }, college)).toMatchObject({
        status: 'by_rate',
        odds: { middle: expect.closeTo(admissionRate, 9) },
      })
      expect(place(applicant, college)).not.toMatchObject({ label: 'Very likely' })
    }),
  )
})

test('where a college publishes only its rate, a GPA counts beside what such colleges average, and a score does not', () => {
  const college: College = { ...flagship, admissionRate: 0.46, sat: null, grades: null, facts: null }
  const middle = (gpa: number) => oddsOf(place({ ...jordan, gpa }, college))!.middle
  expect(place({ ...jordan, gpa: 3.7 }, college)).toMatchObject({ averageGpa: expect.closeTo(3.68, 2) })
  expect(middle(2.7)).toBeLessThan(0.15)
  expect(middle(4)).toBeGreaterThan(0.75)
  expect(place({ ...jordan, sat: 1600 }, college)).toEqual(place({ ...jordan, sat: 800 }, college))
  fc.assert(
    fc.property(
      applicants,
      rates,
      fc.double({ min: 0, max: 4, noNaN: true }),
      (applicant, admissionRate, gpa) => {
        const of = (value: number) =>
          oddsOf(place({ ...applicant, gpa: value }, { ...college, admissionRate }))!.middle
        expect(of(4)).toBeGreaterThanOrEqual(of(gpa) - 1e-9)
      },
    ),
  )
})

test('perfect grades and scores make no safety of a college that admits 4.5 %', () => {
  const selective: College = {
    ...flagship,
    admissionRate: 0.045,
    control: 'private_nonprofit',
    sat: { reading25: 730, reading75: 780, math25: 750, math75: 800 },
    grades: { mean: 3.95, deviation: 0.08 },
  }
  const { label, odds } = estimate({ ...jordan, gpa: 4, sat: 1600 }, selective)!
  expect(label).toBe('Far reach')
  expect(odds.middle).toBeCloseTo(0.118, 3)
})

test('a published rule of admission that a student meets is very likely, whatever the odds', () => {
  const way = {
    program: 'Top tenth',
    residentsOf: 'TX',
    rankPercent: 10,
    gives: 'admission',
    source: 'https://a.example',
  }
  const college = { ...flagship, state: 'TX', facts: { ways: [way] } }
  const texan = { ...jordan, state: 'TX', classRankPercent: 8 }
  expect(place(texan, college)).toMatchObject({ status: 'guaranteed', label: 'Very likely' })
  expect(place({ ...texan, classRankPercent: 11 }, college).status).toBe('estimated')
})

test('an ACT score stands for the SAT of the concordance, and the better of both counts', () => {
  const act = estimate({ ...jordan, sat: null, act: 27 }, flagship)!
  expect(act.odds).toEqual(estimate({ ...jordan, sat: 1280 }, flagship)!.odds)
  expect(estimate({ ...jordan, sat: 1100, act: 27 }, flagship)!.odds).toEqual(act.odds)
})

test('nobody has odds at a college that takes no new students, however open it was', () => {
  expect(place(jordan, { ...flagship, takesNobody: true })).toEqual({ status: 'takes_nobody' })
  expect(place(jordan, { ...flagship, takesNobody: true, hasOpenAdmission: true })).toEqual({
    status: 'takes_nobody',
  })
})
