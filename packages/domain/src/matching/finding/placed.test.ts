import { expect, test } from 'vitest'
import { unknownCollege } from './fixtures.ts'
import { type MatchingInputs, placeAll, placingAll } from './placed.ts'

const today = '2026-11-22'
const matchingInputs: MatchingInputs = {
  applicant: { gpa: 3.6, sat: 1250, act: null, withholdsScores: false, rigor: 0 },
  incomeBracket: null,
  homeState: null,
  budget: null,
  home: null,
}

test('a student who waits for every college sees the same as one who gets them a few at a time', () => {
  const colleges = Array.from({ length: 250 }, (_, at) => ({
    ...unknownCollege,
    unitid: at,
    control: 'public' as const,
    admissionRate: (at + 1) / 251,
    averageGpa: 3.4,
  }))
  const file = { colleges, sources: {} }

  const work = placingAll(file, matchingInputs, today, (unitid) => unitid < 9)
  let rests = 0
  let step = work.next()
  for (; !step.done; step = work.next()) rests++

  expect(step.value).toEqual(placeAll(file, matchingInputs, today, (unitid) => unitid < 9))
  expect(rests).toBe(3)
})
