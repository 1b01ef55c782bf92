import { expect, test } from 'vitest'
import type { Milestone } from './schema.ts'
import {
  comingMilestones,
  daysInWords,
  leftThisYear,
  timelineFor,
  timelineUnavailableReason,
} from './timeline.ts'

const milestone = (grade: number, start: string, end = start) => ({ grade, start, end }) as Milestone

test.each([
  {
    grade: 12,
    day: '2026-11-22',
    of: milestone(12, '10-01'),
    on: '2026-10-01',
    until: '2026-10-01',
    state: 'past',
  },
  {
    grade: 12,
    day: '2026-11-22',
    of: milestone(12, '05-01'),
    on: '2027-05-01',
    until: '2027-05-01',
    state: 'ahead',
  },
  {
    grade: 11,
    day: '2027-02-01',
    of: milestone(11, '12-01', '02-28'),
    on: '2026-12-01',
    until: '2027-02-28',
    state: 'now',
  },
  {
    grade: 11,
    day: '2026-11-22',
    of: milestone(11, '06-15', '08-15'),
    on: '2027-06-15',
    until: '2027-08-15',
    state: 'ahead',
  },
  {
    grade: 9,
    day: '2026-11-22',
    of: milestone(12, '11-01'),
    on: '2029-11-01',
    until: '2029-11-01',
    state: 'ahead',
  },
  {
    grade: 12,
    day: '2026-11-22',
    of: milestone(9, '02-01'),
    on: '2024-02-01',
    until: '2024-02-01',
    state: 'past',
  },
] as const)('in grade $grade on $day, grade $of.grade from $of.start is on $on: $state', (each) => {
  expect(timelineFor([each.of], each.grade, each.day)).toEqual([
    { ...each.of, startsOn: each.on, endsOn: each.until, state: each.state },
  ])
})

test('what comes is on its first day, what goes on is on its last, and what has passed is gone', () => {
  const all = [
    milestone(12, '11-01', '11-30'),
    milestone(12, '10-01'),
    milestone(12, '12-10', '12-20'),
    milestone(12, '11-22'),
    milestone(11, '05-01'),
  ]

  const coming = comingMilestones(all, 2027, '2026-11-22').map(({ day, state }) => [day, state])

  expect(coming).toEqual([
    ['2026-11-22', 'now'],
    ['2026-11-30', 'now'],
    ['2026-12-10', 'ahead'],
  ])
  expect(comingMilestones(all, 2026, '2026-11-22')).toEqual([])
})

test('the days of a milestone are said as surely as they are known', () => {
  const days = { startsOn: '2026-11-01', endsOn: '2026-11-15' }

  expect(daysInWords({ ...days, certainty: 'usual' })).toBe('About Nov 01 to Nov 15, 2026')
  const overNewYear = { startsOn: '2026-12-20', endsOn: '2027-01-04', certainty: 'fixed' } as const
  expect(daysInWords(overNewYear)).toBe('Dec 20, 2026 to Jan 04, 2027')
  expect(daysInWords({ ...days, endsOn: '2026-11-01', certainty: 'fixed' })).toBe('Nov 01, 2026')
})

test('a graduate hears that nothing of their timeline is ahead, and not that Deadlines can show it', () => {
  expect(timelineUnavailableReason(2027, '2027-06-30')).toBe(null)
  expect(timelineUnavailableReason(2027, '2027-07-01')).toBe(
    'The class of 2027 has graduated, so nothing of its timeline is ahead.',
  )
  expect(timelineUnavailableReason(2032, '2027-07-01')).toBe(
    'The timeline of the class of 2032 begins in 9th grade.',
  )
})

test('a ninth grader’s year holds what is left of ninth grade, and no date of seniors', () => {
  const all = [
    milestone(9, '09-01', '10-01'),
    milestone(9, '02-01'),
    milestone(10, '12-01'),
    milestone(12, '11-01'),
  ]

  const left = leftThisYear(all, 9, '2026-11-28').map(({ startsOn }) => startsOn)

  expect(left).toEqual(['2027-02-01'])
})

test('a rising senior keeps the milestone of the summer after a school year has begun in July', () => {
  const all = [milestone(11, '06-15', '08-15'), milestone(12, '08-01'), milestone(11, '05-01')]
  const left = (grade: 11 | 12, day: string) => leftThisYear(all, grade, day).map(({ startsOn }) => startsOn)

  expect(left(11, '2026-06-30')).toEqual(['2026-06-15'])
  expect(left(12, '2026-07-01')).toEqual(['2026-06-15', '2026-08-01'])
  expect(left(12, '2026-08-16')).toEqual([])
})
