import { expect, test } from 'vitest'
import {
  appliesLater,
  classApplyingOn,
  classesOn,
  classInWords,
  cycleOfClass,
  gradeOf,
  graduationYearOf,
  openingOf,
  usualClass,
} from './class-year.ts'

test.each([
  { year: 2027, day: '2026-11-22', grade: 12 },
  { year: 2030, day: '2026-11-22', grade: 9 },
  { year: 2028, day: '2027-06-30', grade: 11 },
  { year: 2028, day: '2027-07-01', grade: 12 },
  { year: 2027, day: '2027-07-01', grade: null },
  { year: 2031, day: '2026-11-22', grade: null },
])('the class of $year is on $day in grade $grade', ({ year, day, grade }) => {
  expect(gradeOf(year, day)).toBe(grade)
})

test('who is in ninth grade on a fall day graduates in the spring three years after the next', () => {
  expect(graduationYearOf(9, '2026-11-22')).toBe(2030)
  expect(graduationYearOf(12, '2026-07-01')).toBe(2027)
})

test('a student applies in the year of being a senior, and in this one once that is over or while it is unknown', () => {
  expect(cycleOfClass(2027, '2026-11-25')).toBe('2026-27')
  expect(cycleOfClass(classApplyingOn('2027-07-31'), '2027-07-31')).toBe('2026-27')
  expect(cycleOfClass(2028, '2026-11-25')).toBe('2027-28')
  expect(cycleOfClass(2030, '2026-11-25')).toBe('2029-30')
  expect(cycleOfClass(2026, '2026-11-25')).toBe('2026-27')
  expect(cycleOfClass(null, '2026-11-25')).toBe('2026-27')
})

test('a junior becomes a senior in July, and applies in the year that begins in August', () => {
  expect(cycleOfClass(2028, '2027-07-31')).toBe('2027-28')
  expect(appliesLater(2028, '2027-07-31')).toBe(true)
  expect(appliesLater(2028, '2027-08-01')).toBe(false)
  expect(openingOf('2027-28')).toBe('August 2027')
})

test('a student who never named a class counts as a senior, from July on as one of the coming year', () => {
  expect(cycleOfClass(null, '2027-06-30')).toBe('2026-27')
  expect(cycleOfClass(null, '2027-07-01')).toBe('2027-28')
  expect(cycleOfClass(null, '2027-08-01')).toBe('2027-28')
})

test('a student chooses among those in high school and those who have just left, seniors first', () => {
  expect(classesOn('2026-11-25')).toEqual([2027, 2028, 2029, 2030, 2026])
  expect(classesOn('2026-11-25', 2028)).toEqual([2027, 2028, 2029, 2030, 2026])
  expect(classesOn('2026-11-25', 2024)).toEqual([2027, 2028, 2029, 2030, 2026, 2024])
})

test('a class is named with its grade', () => {
  expect(classInWords(2028, '2026-11-25')).toBe('Class of 2028, 11th grade')
  expect(classInWords(2026, '2026-11-25')).toBe('Class of 2026, graduated')
  expect(classInWords(2033, '2026-11-25')).toBe('Class of 2033')
})

test('a graduate who tells their story in July tells it of their own class', () => {
  expect(usualClass(null, '2027-07-15')).toBe(2027)
  expect(usualClass(2026, '2027-07-15')).toBe(2026)
  expect(usualClass(null, '2027-08-01')).toBe(2028)
})
