import { expect, test } from 'vitest'
import type { Activity } from '../schema.ts'
import { commonAppAnswers, faultInPosition } from './rules.ts'
import { withYears, yearsOfGrades } from './years.ts'

const pantry: Activity = { name: 'Food pantry', description: 'Sort and hand out groceries.' }
const long = 'Captain of the team that repairs what others throw away'

test('a student writes 50 characters of position and no more', () => {
  expect(faultInPosition('x'.repeat(50), [])).toBeNull()
  expect(faultInPosition('x'.repeat(51), [])).toBe('Keep it to 50 characters or fewer.')
})

test('a student who wrote a longer position before may leave it as it is, and not write another', () => {
  const kept = [{ ...pantry, position: long }]
  expect(faultInPosition(` ${long} `, kept)).toBeNull()
  expect(faultInPosition(`${long}!`, kept)).toBe('Keep it to 50 characters or fewer.')
})

test('the years of an activity are counted from its grades, and stay without them', () => {
  expect(yearsOfGrades(['9', '11', 'Post-graduate'])).toBe(2)
  expect(yearsOfGrades(['Post-graduate'])).toBeNull()
  expect(withYears({ ...pantry, grades: ['12', '10', '12'], yearsInvolved: 4 })).toEqual({
    ...pantry,
    grades: ['10', '12'],
    yearsInvolved: 2,
  })
  expect(withYears({ ...pantry, yearsInvolved: 4 })).toEqual({ ...pantry, yearsInvolved: 4 })
})

test('a student finds the answers in the order of the Common App, with the name where no organization is given', () => {
  const answers = commonAppAnswers({
    ...pantry,
    type: 'Community Service (Volunteer)',
    grades: ['9', '10'],
    hoursPerWeek: 3,
  })
  expect(answers.map(({ text }) => text)).toEqual([
    'Community Service (Volunteer)',
    '',
    'Food pantry',
    'Sort and hand out groceries.',
    '9, 10',
    '',
    '3',
    '',
  ])
  expect(answers.map(({ max }) => max)).toEqual([null, 50, 100, 150, null, null, null, null])
  expect(commonAppAnswers({ ...pantry, organization: 'Mid-Ohio Foodbank' })[2]!.text).toBe(
    'Mid-Ohio Foodbank',
  )
})
