import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicants, colleges, flagship, jordan } from './arbitraries.ts'
import { place } from './placement.ts'
import { dependsOnStudent, missingFor, reasonFor } from './reason.ts'
import type { Applicant, College } from './schema.ts'

const maya: Applicant = { ...jordan, gpa: 3.95, sat: 1520, rigor: 0.1 }

test.each<[string, Applicant, Partial<College>, string]>([
  [
    'figures',
    jordan,
    {},
    'It admits 45% of applicants, your GPA of 3.60 is below its average of 3.78, and your SAT of 1280 is in the lower part of its middle half (1240 to 1450).',
  ],
  [
    'an ACT score',
    { ...jordan, sat: null, act: 27 },
    { grades: { mean: 3.6, deviation: 0.2 } },
    'It admits 45% of applicants, your GPA of 3.60 is right at its average of 3.60, and your ACT of 27 is in the lower part of its middle half (1240 to 1450 on the SAT).',
  ],
  [
    'scores withheld',
    { ...jordan, withholdsScores: true },
    { grades: null },
    'It admits 45% of applicants, your GPA of 3.60 is below the estimated average of 3.69, and you apply without scores.',
  ],
  [
    'an average whose spread alone is estimated',
    { ...jordan, withholdsScores: true },
    { grades: { mean: 3.78, deviation: null } },
    'It admits 45% of applicants, your GPA of 3.60 is below its average of 3.78, and you apply without scores.',
  ],
  [
    'a rate under half',
    maya,
    {},
    'Your grades and scores make it a strong target, but at 45% it admits too few to be called likely.',
  ],
  [
    'a rate under a tenth',
    maya,
    { admissionRate: 0.06, control: 'private_nonprofit' },
    'It admits 6% of applicants, so it is a far reach even with grades and scores like yours.',
  ],
  ['open admission', jordan, { hasOpenAdmission: true }, 'It admits everyone who has finished high school.'],
  ['no rate', jordan, { admissionRate: null }, 'It publishes no admission rate, so nothing is estimated.'],
])('the reason names %s', (_, applicant, changed, sentence) => {
  expect(reasonFor(place(applicant, { ...flagship, ...changed }), applicant)).toBe(sentence)
})

test('every placement has one sentence without a hole in it', () => {
  fc.assert(
    fc.property(applicants, colleges, (applicant, college) => {
      const reason = reasonFor(place(applicant, college), applicant)
      expect(reason).toMatch(/^[A-Z].*\.$/)
      expect(reason).not.toMatch(/NaN|null|undefined|Infinity|\. [A-Z]/)
    }),
    { numRuns: 1000 },
  )
})

test.each<[Partial<College>, string]>([
  [{ hasOpenAdmission: true }, 'There are no odds to estimate where everyone is admitted.'],
  [{ admissionRate: null }, 'Missing for an estimate: its admission rate.'],
])(
  'a student reads of a college without odds what is missing there and is offered no other grades to try',
  (changed, words) => {
    const placement = place(jordan, { ...flagship, ...changed })
    expect(placement.status === 'estimated' ? null : missingFor(placement)).toBe(words)
    expect(dependsOnStudent(placement)).toBe(false)
  },
)

test('a student without a GPA is told that it is missing, and may try one', () => {
  const placement = place({ ...jordan, gpa: null }, flagship)
  expect(placement.status === 'estimated' ? null : missingFor(placement)).toBe(
    'Missing for an estimate: your unweighted GPA.',
  )
  expect(dependsOnStudent(placement)).toBe(true)
})

test('a student whose GPA stands on another scale reads that it is not converted, and may try one that is', () => {
  const placement = place({ ...jordan, gpa: null, isGradedOtherwise: true }, flagship)
  expect(reasonFor(placement, jordan)).toBe(
    'Your GPA is on a scale that no published rule converts to 4.0, so there are no odds from it.',
  )
  expect(dependsOnStudent(placement)).toBe(true)
})

test('a student whose score would better be left out is not told that it is advised where some have to send theirs', () => {
  const low = { ...jordan, sat: 1050 }
  const words = (changed: Partial<College>) =>
    reasonFor(place(low, { ...flagship, ...changed }), low).split(', and ')[1]
  expect(words({})).toBe('you leave out your score, as advised.')
  expect(words({ asksSomeForScores: true })).toBe(
    'the estimate leaves out your score, which some applicants have to send.',
  )
  expect(place(low, { ...flagship, asksSomeForScores: true })).toMatchObject({ advice: null })
})

test('a student who tries grades that meet a published rule may go on and try others', () => {
  const way = { program: 'assured admission', gives: 'admission', source: 'https://a.example', gpa: 3.5 }
  const placement = place(jordan, { ...flagship, facts: { ways: [way] } })
  expect(placement.status).toBe('guaranteed')
  expect(dependsOnStudent(placement)).toBe(true)
})
