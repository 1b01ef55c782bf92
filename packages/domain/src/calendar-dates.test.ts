import { expect, test } from 'vitest'
import {
  dateWarning,
  dueAfter,
  faultInDueDate,
  isOfCycle,
  isPastDay,
  noSuchDay,
  withFullYear,
} from './calendar-dates.ts'

test('a year typed with two digits is the one that is meant', () => {
  expect(withFullYear('0026-11-30')).toBe('2026-11-30')
  expect(withFullYear('0000-01-01')).toBe('2000-01-01')
  expect(withFullYear('0099-12-31')).toBe('2099-12-31')
})

test.each(['2026-11-30', '0202-11-30', '0100-01-01', ''])('any other year stays as it is: %j', (date) => {
  expect(withFullYear(date)).toBe(date)
})

test('a day has passed once it is the next one', () => {
  expect(isPastDay('2026-11-20', '2026-11-21')).toBe(true)
  expect(isPastDay('2026-11-21', '2026-11-21')).toBe(false)
})

test('a due date that is probably a slip is asked about, in words', () => {
  expect(dateWarning('2025-11-30', '2026-11-21')).toBe('Nov 30, 2025 has passed.')
  expect(dateWarning('2062-11-30', '2026-11-21')).toBe('Nov 30, 2062 is more than five years away.')
  expect(dateWarning('2027-01-05', '2026-11-21')).toBeNull()
})

test('the year stands beside a date that is not of this application year', () => {
  const needsYear = (date: string) => !isOfCycle(date, '2026-11-21')
  expect(['2026-08-01', '2027-01-05', '2027-07-31'].filter(needsYear)).toEqual([])
  expect(
    ['2026-07-31', '2027-08-01', '2025-11-30', '0026-11-30', '2126-11-30'].filter(needsYear),
  ).toHaveLength(5)
})

test('a due date out of bounds is told at the field, and no date is not', () => {
  expect(faultInDueDate('0202-11-30')).toBe('Enter the year with four digits, from 2000 to 2100.')
  expect(faultInDueDate('2026-11-30')).toBeNull()
  expect(faultInDueDate('')).toBeNull()
})

test('counting on from a day ends with the last one that is kept', () => {
  expect(dueAfter('2027-01-05', -14)).toBe('2026-12-22')
  expect(dueAfter('9999-12-31', 14)).toBe('2100-12-31')
})

test('a student who types February 30 is told that there is no such day, and nothing else of it', () => {
  expect(faultInDueDate(noSuchDay)).toBe('There is no such date, or part of it is missing.')
  expect(dateWarning(noSuchDay, '2026-11-01')).toBeNull()
  expect(withFullYear(noSuchDay)).toBe(noSuchDay)
})
