import { expect, test } from 'vitest'
import type { Profile } from '#profile/schema.ts'
import { type FirstAnswers, unansweredOf } from './first-questions.ts'

const nothing: FirstAnswers = {
  graduationYear: null,
  finances: { state: null, country: null, asksForAid: null },
  profile: { citizenship: null, gpaUnweighted: null, ownGpa: null },
}

test('a new student is asked for their grade, home and GPA, and not about aid', () => {
  expect(unansweredOf(nothing)).toEqual(['grade', 'home', 'gpa'])
})

test('a student from abroad is asked whether they will need aid', () => {
  const abroad = { state: null, country: 'KE', asksForAid: null } as const
  expect(unansweredOf({ ...nothing, finances: abroad })).toEqual(['grade', 'aid', 'gpa'])
  expect(unansweredOf({ ...nothing, finances: { ...abroad, asksForAid: 'unsure' } })).toEqual([
    'grade',
    'gpa',
  ])
})

test('an international student who lives in a state is asked too, and a citizen who lives abroad is not', () => {
  const asked = (citizenship: Profile['citizenship'], finances: FirstAnswers['finances']) =>
    unansweredOf({ ...nothing, finances, profile: { ...nothing.profile, citizenship } }).includes('aid')
  expect(asked('international', { state: 'TX', country: null, asksForAid: null })).toBe(true)
  expect(asked('us-citizen', { state: null, country: 'KE', asksForAid: null })).toBe(false)
})

test('a GPA on the school’s own scale is an answer', () => {
  const profile = { ...nothing.profile, ownGpa: { scale: '100', grade: '94' } as const }
  expect(unansweredOf({ ...nothing, profile })).toEqual(['grade', 'home'])
  expect(unansweredOf({ ...nothing, profile: { ...nothing.profile, gpaUnweighted: 0 } })).toEqual([
    'grade',
    'home',
  ])
})

test('a student who has answered is asked nothing', () => {
  const finances = { state: 'TX', country: null, asksForAid: null }
  const profile = { ...nothing.profile, gpaUnweighted: 3.86 }
  expect(unansweredOf({ graduationYear: 2027, finances, profile })).toEqual([])
})
