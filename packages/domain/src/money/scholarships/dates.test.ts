import { describe, expect, test } from 'vitest'
import { addDays } from '#today.ts'
import {
  dueInWords,
  faultInUsualDay,
  partOfMonth,
  type ScholarshipDates,
  standingOf,
  stateAidCycle,
} from './dates.ts'

const none: ScholarshipDates = {
  deadline: null,
  usualDeadline: null,
  opensOn: null,
  deadlineNote: null,
}
const on = (dates: Partial<ScholarshipDates>, today: string) => {
  const all = { ...none, ...dates }
  return dueInWords(standingOf(all, today), all)
}

describe('a student reads', () => {
  test('this year’s date as one, until it has passed', () => {
    const dates = { deadline: '2026-12-15' }
    expect(on(dates, '2026-12-15')).toBe('Due Dec 15, 2026')
    expect(on(dates, '2026-12-16')).toBe('Was due Dec 15, 2026')
  })

  test('when it opens, as long as it has not', () => {
    const dates = { opensOn: '2027-02-01', deadline: '2027-05-01' }
    expect(on(dates, '2027-01-31')).toBe('Opens Feb 01, 2027, due May 01, 2027')
    expect(on(dates, '2027-02-01')).toBe('Due May 01, 2027')
  })

  test('the usual date as usual, and not to the day', () => {
    const dates = { usualDeadline: '01-31' }
    expect(on(dates, '2026-11-28')).toBe('Usually due late January')
    expect(on(dates, '2027-02-01')).toBe('Was usually due late January')
    expect(on(dates, '2027-07-01')).toBe('Usually due late January')
  })

  test('last year’s date only as the usual one', () => {
    expect(on({ deadline: '2026-02-15' }, '2026-11-28')).toBe('Usually due mid-February')
    expect(on({ deadline: '2026-09-30' }, '2027-07-01')).toBe('Usually due late September')
  })

  test('what stands in place of a date, or that there is none', () => {
    expect(on({ deadlineNote: 'Each club sets its own date' }, '2026-11-28')).toBe(
      'Each club sets its own date',
    )
    expect(on({}, '2026-11-28')).toBe('No date posted')
  })
})

test('on any day of a year, whatever has passed stands among the past ones', () => {
  const dated = ['2025-12-17', '2026-06-30', '2026-07-01', '2026-11-27', '2027-01-12', '2027-06-07']
  const usual = ['01-01', '02-28', '06-30', '07-01', '08-15', '12-31']
  const wrong: string[][] = []
  for (let ahead = 0; ahead < 366; ahead++) {
    const today = addDays('2026-11-28', ahead)
    for (const deadline of dated) {
      const standing = standingOf({ ...none, deadline }, today)
      const isRight = standing.isUsual || (standing.state === 'past') === deadline < today
      if (!isRight || (standing.state === 'past') !== standing.on! < today) wrong.push([deadline, today])
    }
    for (const usualDeadline of usual) {
      const standing = standingOf({ ...none, usualDeadline }, today)
      if (!standing.isUsual || (standing.state === 'past') !== standing.on! < today)
        wrong.push([usualDeadline, today])
    }
  }
  expect(wrong).toEqual([])
})

test('a part of a month is named by its tens of days', () => {
  expect(['2027-01-10', '2027-01-11', '2027-01-20', '2027-01-21'].map(partOfMonth)).toEqual([
    'early January',
    'mid-January',
    'mid-January',
    'late January',
  ])
})

test('a usual day is a month and a day that every year has', () => {
  expect(['', '01-31', '02-28', '11-30'].map(faultInUsualDay)).toEqual([null, null, null, null])
  for (const day of ['02-29', '11-31', '13-01', '1-31', '00-10', '2027-01-31'])
    expect(faultInUsualDay(day)).not.toBeNull()
})

test('a state’s dates are those of the class that enters, from the senior fall to the fall of entry', () => {
  const on = (usualDeadline: string, graduationYear: number | null, today: string) =>
    standingOf({ ...none, usualDeadline }, today, stateAidCycle(graduationYear, today)).on
  expect(on('11-30', 2027, '2026-11-28')).toBe('2026-11-30')
  expect(on('08-31', 2027, '2026-11-28')).toBe('2027-08-31')
  expect(on('10-15', 2027, '2026-11-28')).toBe('2027-10-15')
  expect(on('03-02', 2028, '2026-11-28')).toBe('2028-03-02')
  expect(on('03-02', null, '2026-11-28')).toBe('2027-03-02')
  // After graduation in June, the fall of entry is still ahead.
  expect(on('08-31', 2027, '2027-07-15')).toBe('2027-08-31')
  expect(on('08-31', null, '2027-07-15')).toBe('2028-08-31')
})
