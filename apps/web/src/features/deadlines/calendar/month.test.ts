import { expect, test } from 'vitest'
import { monthAfter, monthInWords, weeksOf } from './month.ts'

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

test('months follow each other over the new year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
  expect(monthInWords('2027-01')).toBe('January 2027')
})
