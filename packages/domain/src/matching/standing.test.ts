import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagship, jordan } from './arbitraries.ts'
import { gradeDistribution } from './distributions.ts'
import { oddsOf } from './odds-of.ts'
import { place } from './placement.ts'
import { gradesStanding } from './standing.ts'

const grades = { mean: 3.7, deviation: 0.3, isImputed: false, isMeanPublished: true }

test('a student far below the average is nearer to the class than with normal grades, and one at 4.0 is in the middle of all who are', () => {
  // The averages of 208 colleges: as many students are below, in deviations of a normal distribution.
  for (const [away, found] of [
    [-2, -1.75],
    [-1.5, -1.4],
    [-1, -0.94],
    [-0.5, -0.58],
    [0, -0.17],
    [0.5, 0.28],
    [0.75, 0.54],
  ] as const)
    expect(Math.abs(gradesStanding(3.7 + 0.3 * away, grades) - found)).toBeLessThan(0.06)
  expect(Math.abs(gradesStanding(4, grades) - 1.28)).toBeLessThan(0.06)
})

test('better grades never stand lower', () => {
  const gpa = fc.double({ min: 0, max: 4, noNaN: true })
  fc.assert(
    fc.property(gpa, gpa, (one, other) => {
      expect(gradesStanding(Math.max(one, other), grades)).toBeGreaterThanOrEqual(
        gradesStanding(Math.min(one, other), grades),
      )
    }),
  )
})

test('weighted grades of a college that looks at no scores are not taken as they are: a 3.5 has a chance', () => {
  const college = {
    ...flagship,
    admissionRate: 0.42,
    testPolicy: 'not_considered' as const,
    sat: null,
    grades: { mean: 3.93, deviation: 0.14, mayBeWeighted: true },
  }
  expect(gradeDistribution(college, null)).toMatchObject({
    mean: expect.closeTo(3.82, 2),
    deviation: expect.closeTo(0.24, 2),
    mayBeWeighted: true,
  })
  expect(oddsOf(place({ ...jordan, gpa: 3.5 }, college))!.middle).toBeGreaterThan(0.12)
  expect(oddsOf(place({ ...jordan, gpa: 4 }, college))!.middle).toBeGreaterThan(0.75)
})
