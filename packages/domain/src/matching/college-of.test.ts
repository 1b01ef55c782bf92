import { expect, test } from 'vitest'
import { collegeOf, type PublishedCollege, yearsSince } from './college-of.ts'

const nothing: PublishedCollege = {
  admissionRate: null,
  hasOpenAdmission: null,
  control: null,
  testPolicy: null,
  satReading25: null,
  satReading75: null,
  satMath25: null,
  satMath75: null,
  act25: null,
  act75: null,
  averageGpa: null,
  admissionYear: null,
}

test('of a college that publishes nothing, nothing is known and nothing is guessed', () => {
  expect(collegeOf(nothing, '2026-11-22')).toEqual({
    admissionRate: null,
    hasOpenAdmission: false,
    takesNobody: false,
    control: null,
    state: null,
    facts: null,
    testPolicy: null,
    asksSomeForScores: false,
    sat: null,
    act: null,
    grades: null,
    yearsOld: 0,
  })
})

test('a test counts only where all of its quarters are published', () => {
  const half = { ...nothing, satReading25: 600, satReading75: 700, satMath25: 610, act25: 28, act75: 33 }
  expect(collegeOf(half, '2026-11-22').sat).toBe(null)
  expect(collegeOf(half, '2026-11-22').act).toEqual({ composite25: 28, composite75: 33 })
  expect(collegeOf({ ...half, satMath75: 720 }, '2026-11-22').sat).toEqual({
    reading25: 600,
    reading75: 700,
    math25: 610,
    math75: 720,
  })
})

test.each([
  ['test_free', 'not_considered'],
  ['flexible', 'considered_if_submitted'],
  ['required', 'required'],
  ['unheard of', null],
])('a policy of %s is %s to the method', (testPolicy, policy) => {
  expect(collegeOf({ ...nothing, testPolicy }, '2026-11-22').testPolicy).toBe(policy)
})

test('where some have to send scores, others may leave them out', () => {
  expect(collegeOf({ ...nothing, testPolicy: 'sometimes_required' }, '2026-11-22')).toMatchObject({
    testPolicy: 'considered_if_submitted',
    asksSomeForScores: true,
  })
})

test.each([
  ['fall 2024', '2026-08-31', 1],
  ['fall 2024', '2026-11-22', 2],
  ['fall 2024', '2027-01-02', 2],
  ['2023-24', '2026-11-22', 3],
  [null, '2026-11-22', 0],
])('figures of %s are read on %s as %i years old', (year, today, years) => {
  expect(yearsSince(year, today)).toBe(years)
})
