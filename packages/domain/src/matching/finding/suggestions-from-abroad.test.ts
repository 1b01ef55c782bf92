import { expect, test } from 'vitest'
import type { FindableCollege } from '#colleges/find/schema.ts'
import { suggesting } from '../parameters.ts'
import { soundCollege } from './fixtures.ts'
import { placeAll } from './placed.ts'
import { suggestionReason } from './suggestion-reason.ts'
import { suggestions } from './suggestions.ts'

let next = 1
function college(known: Partial<FindableCollege>): FindableCollege {
  return { ...soundCollege, unitid: next++, ...known }
}

const open = (known: Partial<FindableCollege> = {}) =>
  college({ name: 'Open', hasOpenAdmission: true, cost: 15_000, ...known })
const needBlind = college({
  name: 'Need-blind',
  admissionRate: 0.1,
  cost: 80_000,
  odds: { needBlindAbroad: true },
})
const byHome = { year: '2025', abroad: { rate: 0.6, applied: 5000 } }

function suggested(colleges: FindableCollege[], asksForAid: boolean, budget: number | null) {
  const grades = { gpa: 3.6, sat: 1280, act: null, withholdsScores: false, rigor: 0 }
  const applicant = { ...grades, isFromAbroad: true, asksForAid }
  const matchingInputs = { applicant, incomeBracket: null, homeState: null, budget, home: null }
  return suggestions(placeAll({ colleges, sources: {} }, matchingInputs, '2026-11-22'), {
    missing: { reach: 3, target: 4, likely: 3 },
    without: new Set(),
    budget,
    homeState: null,
    statesOnList: new Set(),
  })
}

function names(found: ReturnType<typeof suggested>): string[] {
  return found.map(({ placed }) => placed.college.name)
}

test('a student from abroad reads the college with odds and known aid first, and those that admit everyone last', () => {
  const found = suggested([open(), open({ state: 'PA' }), needBlind], true, null)
  expect(names(found)).toEqual(['Need-blind', 'Open', 'Open'])
})

test('known aid comes before the budget, which comes before odds without known aid', () => {
  const withOdds = college({ name: 'With odds', cost: 30_000, odds: { byHome } })
  const aiding = college({ name: 'Aiding', cost: 80_000, odds: { byHome, meetsNeedAbroad: true } })
  const found = suggested([open(), withOdds, aiding], false, 25_000)
  expect(names(found)).toEqual(['Aiding', 'Open', 'With odds'])
  expect(suggestionReason(found[0]!, 25_000)).toMatch(
    /before any aid, \$55,000 over your budget, and it says that it meets the full need of students from abroad\.$/,
  )
  expect(names(suggested([open(), withOdds], false, null))).toEqual(['With odds', 'Open'])
})

test('a state with many colleges that admit everyone keeps a place for the one with odds', () => {
  const found = suggested([open(), open(), open(), needBlind], true, 25_000)
  expect(found).toHaveLength(suggesting.ofState)
  expect(names(found)[0]).toBe('Need-blind')
})

test('a student from abroad is never led to a college whose price nobody can name', () => {
  const unpriced = college({ cost: null, odds: { byHome, meetsNeedAbroad: true } })
  const forResidents = open({ control: 'public', tuitionInState: null, tuitionOutOfState: null })
  expect(suggested([unpriced, forResidents], false, null)).toEqual([])
})
