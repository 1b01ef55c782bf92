import { expect, test } from 'vitest'
import { monthAfter, monthInWords, weeksFrom, weeksOf, monthsFrom } from './month.ts'

test('a month is shown from the Monday before its first day to the Sunday after its last', () => {
  const weeks = weeksOf('2026-11')

  expect(weeks).toHaveLength(6)
  expect(weeks.at(0)).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(weeks.at(-1)).toContain('2026-11-30')
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('the present month begins with this week, and goes on into the next when little of it is left', () => {
  const mondays = (today: string) => weeksFrom(today).map(([monday]) => monday)

  expect(mondays('2026-11-01')).toHaveLength(6)
  expect(mondays('2026-11-22').at(0)).toBe('2026-11-16')
  expect(mondays('2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ])
  expect(mondays('2026-02-28')).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
  ])
})

test('a page that goes on into the next month is about that one, too', () => {
  expect(monthsFrom('2026-11-01')).toEqual(['2026-11'])
  expect(monthsFrom('2026-11-30')).toEqual(['2026-11', '2026-12'])
})

test('months follow each other over the new year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
  expect(monthInWords('2027-01')).toBe('January 2027')
})
