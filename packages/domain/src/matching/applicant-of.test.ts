import { expect, test } from 'vitest'
import { applicantOf, livingIn } from './applicant-of.ts'

const profile = { gpaUnweighted: 3.7, sat: 1390, act: null }

test('a profile is placed by its grades and scores, and by nothing else of it', () => {
  const more = { ...profile, gender: 'female', raceEthnicity: 'black', incomeBracket: 'under-30k' }
  expect(applicantOf(more)).toEqual(applicantOf(profile))
  expect(applicantOf(profile)).toMatchObject({
    gpa: 3.7,
    sat: 1390,
    act: null,
    withholdsScores: false,
    rigor: 0,
  })
})

test('where a student applies from and how they stand in their class is taken from the profile', () => {
  const applicant = applicantOf(profile, {}, { state: 'TX', citizenship: 'us-citizen', classRank: '25/410' })
  expect(applicant).toMatchObject({
    state: 'TX',
    isFromAbroad: false,
    classRankPercent: expect.closeTo(6.1, 1),
  })
  expect(applicantOf(profile, {}, { citizenship: 'international' })).toMatchObject({ isFromAbroad: true })
})

test.each([
  ['a student in Kenya who will ask for aid', null, { country: 'KE', asksForAid: 'yes' }, true, true],
  ['one who is not sure', null, { country: 'KE', asksForAid: 'unsure' }, true, true],
  ['one who will not', 'international', { country: 'KE', asksForAid: 'no' }, true, false],
  ['a citizen who lives in Kenya', 'us-citizen', { country: 'KE' }, false, null],
  ['an international student in Texas', 'international', { state: 'TX' }, true, null],
  ['somebody who has not said', null, {}, null, null],
] as const)('%s is read as one', (_, citizenship, lives, isFromAbroad, asksForAid) => {
  const applicant = applicantOf(profile, {}, { citizenship })
  expect(livingIn(applicant, { state: null, ...lives })).toMatchObject({ isFromAbroad, asksForAid })
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

test('an average on another scale is known of, and no GPA is made of it', () => {
  const none = { gpaUnweighted: null, sat: null, act: null }
  const ownGpa = { scale: '100', grade: '94' }
  expect(applicantOf(none, {}, { ownGpa })).toMatchObject({ gpa: null, isGradedOtherwise: true })
  expect(applicantOf({ ...none, gpaUnweighted: 3.7 }, {}, { ownGpa }).isGradedOtherwise).toBe(false)
  expect(applicantOf(none).isGradedOtherwise).toBe(false)
})
