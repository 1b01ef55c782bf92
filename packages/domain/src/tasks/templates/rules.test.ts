import { expect, test } from 'vitest'
import { applicationCountdown } from './options.ts'
import {
  countPassed,
  countsFromDeadline,
  dueInWords,
  dueOnFor,
  ruleAgainstTemplates,
  wrongDateIn,
} from './rules.ts'
import { NewTemplate } from './schema.ts'

const days = { assignedOn: '2026-11-21', deadline: '2027-01-05' }

test.each([
  ['none', 0, null],
  ['assigned', 0, '2026-11-21'],
  ['assigned', 14, '2026-12-05'],
  ['deadline', 0, '2027-01-05'],
  ['deadline', -21, '2026-12-15'],
  // Counted back from the deadline to the very date of assignment.
  ['deadline', -45, '2026-11-21'],
] as const)('counted from %s, %i days: %s', (dueFrom, dueDays, dueOn) => {
  expect(dueOnFor({ dueFrom, dueDays }, days)).toEqual({ dueOn, moved: false })
})

test('a date that has passed when the task is given is the day on which it is given', () => {
  expect(dueOnFor({ dueFrom: 'deadline', dueDays: -46 }, days)).toEqual({ dueOn: '2026-11-21', moved: true })
})

test('without the deadline that it is counted from, a task has no date', () => {
  const without = { ...days, deadline: null }
  expect(dueOnFor({ dueFrom: 'deadline', dueDays: -7 }, without)).toEqual({ dueOn: null, moved: false })
  expect(dueOnFor({ dueFrom: 'assigned', dueDays: 7 }, without).dueOn).toBe('2026-11-28')
})

test('days are counted over the end of a year and in a leap year', () => {
  const leap = { assignedOn: '2027-12-01', deadline: '2028-03-01' }
  expect(dueOnFor({ dueFrom: 'deadline', dueDays: -1 }, leap).dueOn).toBe('2028-02-29')
  expect(dueOnFor({ dueFrom: 'assigned', dueDays: 31 }, leap).dueOn).toBe('2028-01-01')
})

test.each([
  ['none', 0, 'No date'],
  ['assigned', 0, 'On the day it is assigned'],
  ['assigned', 1, '1 day after it is assigned'],
  ['deadline', 0, 'On the day of the deadline'],
  ['deadline', -21, '21 days before the deadline'],
] as const)('%s %i reads %j', (dueFrom, dueDays, words) => {
  expect(dueInWords({ dueFrom, dueDays })).toBe(words)
})

test('a template asks for a deadline when one of its tasks does', () => {
  expect(countsFromDeadline([{ dueFrom: 'none', dueDays: 0 }])).toBe(false)
  expect(
    countsFromDeadline([
      { dueFrom: 'none', dueDays: 0 },
      { dueFrom: 'deadline', dueDays: -2 },
    ]),
  ).toBe(true)
})

test('an advisor keeps 50 templates', () => {
  expect(ruleAgainstTemplates(50)).toBeNull()
  expect(ruleAgainstTemplates(51)).toBe('templates-full')
})

test('the server takes the template to begin with as it is', () => {
  expect(NewTemplate.parse(applicationCountdown)).toEqual(applicationCountdown)
})

test('an advisor who edits a date into a year that is long gone is told before anything is assigned', () => {
  const date = (dueOn: string | null) => ({ studentId: 'maya', itemId: 'essays', dueOn })
  expect(wrongDateIn([date(null), date('2026-12-01'), date('1815-12-01')])).toEqual(date('1815-12-01'))
  expect(wrongDateIn([date(null), date('2026-12-01')])).toBeUndefined()
})

const preview = (studentId: string, ...moved: boolean[]) => ({
  studentId,
  dates: moved.map((isMoved, index) => ({
    itemId: String(index),
    dueOn: isMoved ? '2026-11-21' : '2026-12-01',
    moved: isMoved,
  })),
})

test('an advisor is told how many tasks would be due today because their day has passed, and for whom', () => {
  const previews = [
    preview('ada', true, true, false),
    preview('ben', false, false, false),
    preview('cy', true),
  ]
  expect(countPassed(previews, [])).toEqual({ tasks: 3, students: 2 })
  // Dates that the advisor chose are theirs.
  const edited = [
    { studentId: 'ada', itemId: '0' },
    { studentId: 'cy', itemId: '0' },
  ]
  expect(countPassed(previews, edited)).toEqual({ tasks: 1, students: 1 })
})
