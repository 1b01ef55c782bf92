import { describe, expect, test } from 'vitest'
import type { Deadline } from '../colleges/schema.ts'
import { lacksPlan, prefilledDeadline } from './plans.ts'

const reported: Deadline = {
  round: 'early_action',
  cycle: '2026-27',
  date: '2026-11-01',
  timeZone: null,
  state: 'reported',
  source: 'Common App Requirements Grid',
  checkedOn: '2026-08-10',
}
const lastYears: Deadline = { ...reported, cycle: '2025-26', date: '2025-11-03', state: 'carried_over' }

describe('the date that a plan fills in', () => {
  test('is the one reported for this year', () => {
    expect(prefilledDeadline('early_action', [lastYears, reported], '2026-27')).toEqual(reported)
  })

  test('is still that one after it has passed: the year is the same', () => {
    expect(prefilledDeadline('early_action', [reported], '2026-27')).toEqual(reported)
  })

  test('is none when only last year’s is known', () => {
    expect(prefilledDeadline('early_action', [lastYears], '2026-27')).toBeNull()
  })

  test('is none when the date is only said to be typical', () => {
    expect(prefilledDeadline('early_action', [{ ...reported, state: 'typical' }], '2026-27')).toBeNull()
  })

  test('is none for rolling admission, which has no date', () => {
    const rolling: Deadline = { ...reported, round: 'rolling', date: null }
    expect(prefilledDeadline('rolling', [rolling], '2026-27')).toBeNull()
  })

  test('is none when the date is only the end of rolling admission', () => {
    const july: Deadline = { ...reported, round: 'regular', date: '2027-07-28' }
    expect(prefilledDeadline('regular', [july], '2026-27')).toBeNull()
  })

  test.each(['residents', 'non_residents'] as const)(
    'is none for a round that is only for %s',
    (audience) => {
      expect(prefilledDeadline('early_action', [{ ...reported, audience }], '2026-27')).toBeNull()
    },
  )

  test('is none for another plan, and without a plan', () => {
    expect(prefilledDeadline('regular', [reported], '2026-27')).toBeNull()
    expect(prefilledDeadline(null, [reported], '2026-27')).toBeNull()
  })

  test('is none in the next year, until that year is reported', () => {
    expect(prefilledDeadline('early_action', [reported], '2027-28')).toBeNull()
  })
})

describe('a college lacks a plan', () => {
  test('when it publishes dates, but none for the plan', () => {
    expect(lacksPlan('early_decision', [reported])).toBe(true)
    expect(lacksPlan('early_action', [reported])).toBe(false)
  })

  test('not when nothing at all is known of its dates', () => {
    expect(lacksPlan('early_decision', [])).toBe(false)
  })

  test('not when it publishes the plan under another name', () => {
    expect(lacksPlan('early_action', [{ ...reported, round: 'early_action_2' }])).toBe(false)
    expect(lacksPlan('rolling', [{ ...reported, round: 'regular', date: '2027-07-31' }])).toBe(false)
    expect(lacksPlan('rolling', [{ ...reported, round: 'regular', date: '2027-01-15' }])).toBe(true)
  })
})
