import { expect, test } from 'vitest'
import { cycleOn } from '../calendar-dates.ts'
import {
  asOf,
  audienceInWords,
  forbiddenInWords,
  deadlineFor,
  endsRolling,
  locationOf,
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

test('a regular date at the end of July ends rolling admission, and no other date does', () => {
  const july = { round: 'regular', date: '2027-07-28' } as const
  expect(endsRolling(july)).toBe(true)
  expect(endsRolling({ ...july, date: '2027-07-15' })).toBe(false)
  expect(endsRolling({ ...july, round: 'early_action' })).toBe(false)
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
