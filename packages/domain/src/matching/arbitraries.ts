import fc from 'fast-check'
import type { Applicant, College } from './schema.ts'

/** Any possible applicant, for property tests. */
export const applicants: fc.Arbitrary<Applicant> = fc.record({
  gpa: fc.option(fc.double({ min: 0, max: 4, noNaN: true })),
  sat: fc.option(fc.integer({ min: 40, max: 160 }).map((tens) => tens * 10)),
  act: fc.option(fc.integer({ min: 1, max: 36 })),
  withholdsScores: fc.boolean(),
  rigor: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
})

const section = fc.integer({ min: 200, max: 800 })
const composite = fc.integer({ min: 1, max: 36 })

export const rates = fc.double({ min: 0.001, max: 1, noNaN: true })
export const standings = fc.double({ min: -3.4, max: 2.75, noNaN: true })

/** Any possible college, for property tests, with odd figures too: swapped quartiles, rates of 0 and 1. */
export const colleges: fc.Arbitrary<College> = fc.record(
  {
    admissionRate: fc.option(fc.oneof(rates, fc.constantFrom(0, 1))),
    hasOpenAdmission: fc.boolean(),
    control: fc.option(fc.constantFrom('public', 'private_nonprofit', 'private_for_profit')),
    testPolicy: fc.option(fc.constantFrom('required', 'considered_if_submitted', 'not_considered')),
    sat: fc.option(fc.record({ reading25: section, reading75: section, math25: section, math75: section })),
    act: fc.option(fc.record({ composite25: composite, composite75: composite })),
    grades: fc.option(
      fc.record({
        mean: fc.double({ min: 0, max: 5, noNaN: true }),
        deviation: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      }),
    ),
    academicShare: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    applicants: fc.integer({ min: 0, max: 200_000 }),
    yearsOld: fc.integer({ min: 0, max: 10 }),
  },
  {
    requiredKeys: ['admissionRate', 'hasOpenAdmission', 'control', 'testPolicy', 'sat', 'act', 'grades'],
  },
)

/** A public flagship that publishes every figure, for the example worked by hand. */
export const flagship: College = {
  admissionRate: 0.45,
  hasOpenAdmission: false,
  control: 'public',
  testPolicy: 'considered_if_submitted',
  sat: { reading25: 620, reading75: 710, math25: 620, math75: 740 },
  act: null,
  grades: { mean: 3.78, deviation: 0.22 },
}

/** The student of the example worked by hand. */
export const jordan: Applicant = { gpa: 3.6, sat: 1280, act: null, withholdsScores: false, rigor: 0 }
