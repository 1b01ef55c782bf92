import { expect, test } from 'vitest'
import { applicantOf } from './applicant-of.ts'

const profile = { gpaUnweighted: 3.7, sat: 1390, act: null }

test('a profile is placed by its grades and scores, and by nothing else of it', () => {
  const more = { ...profile, gender: 'female', raceEthnicity: 'black', incomeBracket: 'under-30k' }
  expect(applicantOf(more)).toEqual({ gpa: 3.7, sat: 1390, act: null, withholdsScores: false, rigor: 0 })
})

test('trying out a score leaves the rest as the profile has it', () => {
  expect(applicantOf(profile, { sat: 1500 })).toMatchObject({ gpa: 3.7, sat: 1500 })
  expect(applicantOf(profile, { sat: null, withholdsScores: true })).toMatchObject({
    sat: null,
    withholdsScores: true,
  })
})

test('what is not tried out stays', () => {
  expect(applicantOf(profile, { gpa: undefined } as never)).toMatchObject({ gpa: 3.7 })
})
