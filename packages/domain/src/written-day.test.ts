import { expect, test } from 'vitest'
import { isTimeOfDay, writtenDay } from './written-day.ts'

test.each([
  ['Dec 15', null, 12, 15],
  ['Dec. 15th', null, 12, 15],
  ['15-Dec', null, 12, 15],
  ['2-Feb-27', 2027, 2, 2],
  ['2-Feb-2027', 2027, 2, 2],
  ['02 FEB 2027', 2027, 2, 2],
  ['2nd of February, 2027', 2027, 2, 2],
  ['February 2, 2027', 2027, 2, 2],
  ['February 2,2027', 2027, 2, 2],
  ['Sept 30', null, 9, 30],
  ['2027/02/02', 2027, 2, 2],
  ['2027-2-2', 2027, 2, 2],
  ['2027-02-02T23:59:00', 2027, 2, 2],
  ['2027-02-02T23:59:00.000Z', 2027, 2, 2],
  ['2/2/27 0:00', 2027, 2, 2],
  ['12/15', null, 12, 15],
  ['12/15 11:59pm', null, 12, 15],
  ['12/15/2026 11:59:00 PM', 2026, 12, 15],
  ['Dec 15, 2026 11:59 PM ET', 2026, 12, 15],
  ['Dec 15, 2026, 11:59 p.m. (PST)', 2026, 12, 15],
  ['December 15 at 5 pm Pacific Time', null, 12, 15],
  ['Tue Dec 15 2026 at midnight', 2026, 12, 15],
  ['Tuesday, December 15, 2026', 2026, 12, 15],
  ['Tue, Dec 15', null, 12, 15],
  ['Jan\u00a05', null, 1, 5],
  ['15.12.2026', 2026, 12, 15],
  ['12-15-2026', 2026, 12, 15],
  ['12.12.26', 2026, 12, 12],
])('a person or a program that writes “%s” means a day', (text, year, month, day) => {
  expect(writtenDay(text)).toEqual({ year, month, day })
})

test.each([
  '05.02.2027',
  '5-2-27',
  'Dec',
  'Dec-26',
  '2026',
  'winter 15',
  '15',
  'fall 2026',
  '11:59 PM',
  'Class of 15',
  '',
])('“%s” is not taken for a day', (text) => {
  expect(writtenDay(text)).toBeNull()
})

test('a time of day beside a date is known for what it is', () => {
  expect(['11:59 PM ET', '5pm', 'at 23:59', 'midnight'].map(isTimeOfDay)).toEqual([true, true, true, true])
  expect(['2026', 'Noon College', '5', 'ET'].map(isTimeOfDay)).toEqual([false, false, false, false])
})
