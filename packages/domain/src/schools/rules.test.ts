import { describe, expect, test } from 'vitest'
import { cycleOn } from '../calendar-dates.ts'
import {
  asOf,
  audienceInWords,
  forbiddenInWords,
  deadlineFor,
  endsRolling,
  lacksPlan,
  locationOf,
  prefilledDeadline,
  typeOf,
  yearOfHint,
} from './rules.ts'
import type { Deadline } from './schema.ts'

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

test.each([
  ['2026-07-31', '2025-26'],
  ['2026-08-01', '2026-27'],
  ['2027-01-05', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in the application year %s', (day, cycle) => {
  expect(cycleOn(day)).toBe(cycle)
})

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
    expect(endsRolling({ ...july, date: '2027-07-15' })).toBe(false)
    expect(endsRolling({ ...july, round: 'early_action' })).toBe(false)
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

test('what was reported for a year that has ended is carried over from it', () => {
  expect(asOf('2026-27', reported).state).toBe('reported')
  expect(asOf('2027-28', reported).state).toBe('carried_over')
})

test('a date carried over is last year’s for a senior, and this year’s for a junior who sees it beforehand', () => {
  expect(yearOfHint({ cycle: '2025-26' }, '2026-11-25')).toBe('last year')
  expect(yearOfHint({ cycle: '2026-27' }, '2026-11-25')).toBe('this year')
})

test('a student is not told that a date of two years ago is last year’s', () => {
  expect(yearOfHint({ cycle: '2025-26' }, '2027-07-31')).toBe('last year')
  expect(yearOfHint({ cycle: '2025-26' }, '2027-08-01')).toBe('an earlier year')
  expect(yearOfHint({ cycle: '2099-00' }, '2101-09-01')).toBe('an earlier year')
})

test('of several years the newest counts', () => {
  expect(deadlineFor('early_action', [lastYears, reported])).toEqual(reported)
})

test('a place is named as far as it is known', () => {
  expect(locationOf({ city: 'Palo Alto', state: 'CA' })).toBe('Palo Alto, CA')
  expect(locationOf({ city: null, state: 'CA' })).toBe('CA')
  expect(locationOf({ city: null, state: null })).toBe('')
})

test('a type says who runs it, and when it takes two years', () => {
  expect(typeOf({ control: 'private_nonprofit', level: 'bachelor' })).toBe('Private nonprofit')
  expect(typeOf({ control: 'public', level: 'associate' })).toBe('Public, 2-year')
  expect(typeOf({ control: null, level: null })).toBe('')
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

test('a student reads whom a round is for, and what it forbids beside it', () => {
  expect(audienceInWords('residents', 'GA')).toBe('For residents of Georgia only')
  expect(audienceInWords('non_residents', 'GA')).toBe('For students from outside Georgia')
  expect(audienceInWords(null, 'GA')).toBeNull()
  expect(forbiddenInWords(['private_early', 'binding_early'])).toMatch(
    /no other early application to a private/,
  )
  expect(forbiddenInWords(['binding_early'])).toMatch(/^Early action elsewhere is allowed/)
  expect([forbiddenInWords([]), forbiddenInWords(null)]).toEqual([null, null])
})
