import { expect, test } from 'vitest'
import { ruleAgainstCovering, ruleAgainstDays } from './rules.ts'

test('a colleague stands in for up to sixty days, from today or a later day on', () => {
  const rule = (from: string, until: string) => ruleAgainstDays({ from, until }, '2026-11-28')
  expect(rule('2026-11-28', '2026-11-28')).toBeNull()
  expect(rule('2026-12-01', '2027-01-29')).toBeNull()
  expect(rule('2026-12-01', '2027-01-30')).toBe('cover-days')
  expect(rule('2026-11-20', '2026-11-28')).toBeNull()
  expect(rule('2026-11-20', '2026-11-27')).toBe('cover-days')
  expect(rule('2026-12-02', '2026-12-01')).toBe('cover-days')
  expect(rule('2028-01-01', '2028-01-02')).toBe('cover-days')
})

test('a colleague stands in for students of the school, with room for all, one colleague at a time', () => {
  const usual = { isArranged: false, students: 300, ofColleague: 700 }
  expect(ruleAgainstCovering(usual)).toBeNull()
  expect(ruleAgainstCovering({ ...usual, ofColleague: 701 })).toBe('advisor-full')
  expect(ruleAgainstCovering({ ...usual, students: 0 })).toBe('nobody-to-hand-over')
  expect(ruleAgainstCovering({ ...usual, isArranged: true })).toBe('cover-arranged')
})
