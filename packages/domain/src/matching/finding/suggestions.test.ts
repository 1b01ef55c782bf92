import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FindableCollege } from '#colleges/find/schema.ts'
import { percent } from '#words.ts'
import { suggesting } from '../parameters.ts'
import { soundCollege } from './fixtures.ts'
import { type PlacedCollege, placeAll } from './placed.ts'
import { isStillOpen } from './still-open.ts'
import { suggestionReason } from './suggestion-reason.ts'
import { suggestions } from './suggestions.ts'

const today = '2026-11-22'
const everything = { reach: 3, target: 4, likely: 3 }
const student = {
  budget: 25_000,
  homeState: 'OH',
  statesOnList: new Set<string>(),
  without: new Set<number>(),
}

function catalog(colleges: readonly FindableCollege[]): PlacedCollege[] {
  const applicant = { gpa: 3.6, sat: 1280, act: null, withholdsScores: false, rigor: 0 }
  const matchingInputs = {
    applicant,
    incomeBracket: '60k-100k',
    homeState: 'OH',
    budget: 25_000,
    home: null,
  } as const
  return placeAll({ colleges: [...colleges], sources: {} }, matchingInputs, today)
}

let next = 1
function college(known: Partial<FindableCollege>): FindableCollege {
  return { ...soundCollege, unitid: next++, name: `College ${next}`, ...known }
}

function names(
  colleges: readonly FindableCollege[],
  asked: Partial<typeof student> = {},
  missing = everything,
) {
  return suggestions(catalog(colleges), { ...student, missing, ...asked }).map(
    ({ placed }) => placed.college.name,
  )
}

test('a list that lacks a kind gets colleges of that kind, and one that lacks nothing gets none', () => {
  const found = suggestions(
    catalog([college({ name: 'Likely' }), college({ name: 'Reach', admissionRate: 0.1 })]),
    {
      ...student,
      missing: { reach: 0, target: 0, likely: 1 },
    },
  )
  expect(found).toMatchObject([{ kind: 'likely', placed: { label: 'Safety', college: { name: 'Likely' } } }])
  expect(names([college({})], {}, { reach: 0, target: 0, likely: 0 })).toEqual([])
})

test('what the family can pay comes first, then what graduates more than its peers, then what is near', () => {
  const dear = college({ name: 'Dear', state: 'PA', netPriceFrom75k: 40_000, graduationRate: 0.95 })
  const far = college({ name: 'Far', state: 'OR' })
  const near = college({ name: 'Near', state: 'IN' })
  const better = college({ name: 'Better', state: 'OR', graduationRate: 0.9 })
  expect(names([dear, far, near])).toEqual(['Near', 'Far', 'Dear'])
  expect(names([dear, far, better])).toEqual(['Better', 'Far', 'Dear'])
})

test('two colleges of one state within the budget come before one of another state over it', () => {
  const dear = college({ name: 'Dear', state: 'PA', netPriceFrom75k: 40_000, graduationRate: 0.95 })
  const found = suggestions(catalog([dear, college({}), college({})]), { ...student, missing: everything })
  expect(found.map(({ isWithin }) => isWithin)).toEqual([true, true, false])
})

test('without a budget nothing is said to be within it or over it', () => {
  const found = suggestions(catalog([college({})]), { ...student, budget: null, missing: everything })
  expect(found).toMatchObject([{ isWithin: null }])
})

test('of one state there are never more than three, and of its public colleges two', () => {
  const many = ['OH', 'OH', 'OH', 'OH', 'OH'].map(() => college({ control: 'public' }))
  const inState = { tuitionInState: 10_000, tuitionOutOfState: 30_000 }
  expect(names(many.map((each) => ({ ...each, ...inState })))).toHaveLength(suggesting.ofSystem)
  const targets = Array.from({ length: 5 }, () => college({ admissionRate: 0.45, averageGpa: 3.6 }))
  expect(names([...targets, college({}), college({})])).toHaveLength(suggesting.ofState)
})

test('a college that is on the list, or was passed over, is not suggested again', () => {
  const one = college({ name: 'One' })
  const other = college({ name: 'Other' })
  expect(names([one, other], { without: new Set([one.unitid]) })).toEqual(['Other'])
})

test('a college that takes no new students is not suggested, and is not still open', () => {
  const closing = college({ takesNobody: true, closes_rolling: 'rolling' })
  expect(names([closing])).toEqual([])
  expect(isStillOpen(closing, today)).toBe(false)
})

test('colleges that one would not send every student to are never suggested', () => {
  const odd: Partial<FindableCollege>[] = [
    { control: 'private_for_profit' },
    { isOnlineOnly: true },
    { isWomens: true },
    { level: 'associate' },
    { undergraduates: 300 },
    { graduationRate: 0.2 },
    { netPrice: null, netPriceFrom48k: null, netPriceFrom75k: null },
  ]
  expect(names(odd.map(college))).toEqual([])
})

test('the reason is a sentence with the figures for and against', () => {
  const [dear] = suggestions(catalog([college({ netPriceFrom75k: 31_000 })]), {
    ...student,
    missing: everything,
  })
  expect(suggestionReason(dear!, 25_000)).toMatch(
    /^Your odds are about 95%, 70% of its students graduate, and families with an income like yours pay \$31,000 a year, \$6,000 over your budget\.$/,
  )
  const open = college({ hasOpenAdmission: true, control: 'public', tuitionInState: 1, tuitionOutOfState: 1 })
  const [admitting] = suggestions(catalog([open]), { ...student, missing: everything })
  expect(suggestionReason(admitting!, 25_000)).toMatch(
    /^It admits everyone .+ as residents, within your budget\.$/,
  )
})

test('the reason says both prices without a state, the full cost from abroad, and zero where grants exceed the bill', () => {
  const flagship = college({
    control: 'public',
    cost: 30_000,
    tuitionInState: 10_000,
    tuitionOutOfState: 30_000,
  })
  const [suggested] = suggestions(catalog([flagship]), { ...student, missing: everything })
  const saying = (price: Partial<NonNullable<PlacedCollege['price']>>, budget: number | null) =>
    suggestionReason(
      { ...suggested!, placed: { ...suggested!.placed, price: { ...suggested!.placed.price!, ...price } } },
      budget,
    )
  expect(saying({ amount: 32_000, residents: 14_000, residency: 'unknown' }, 20_000)).toMatch(
    /pay \$14,000 a year as residents and \$32,000 from other states, within your budget for residents only\.$/,
  )
  expect(saying({ amount: 50_000, of: 'full-cost' }, 20_000)).toMatch(
    /a year costs \$50,000 before any aid, \$30,000 over your budget\.$/,
  )
  expect(saying({ amount: -1234 }, null)).toMatch(
    /pay \$0 a year as residents \(grants exceed the bill by about \$1,200\)\.$/,
  )
})

test('a suggestion says the graduation rate that is said elsewhere, also where it ends in half a percent', () => {
  const [half] = suggestions(catalog([college({ graduationRate: 0.575 })]), {
    ...student,
    missing: everything,
  })
  const said = percent(0.575)
  expect(suggestionReason(half!, null)).toContain(`${said} of its students graduate`)
})

const published: fc.Arbitrary<Partial<FindableCollege>> = fc.record({
  state: fc.constantFrom('CA', 'OH', 'NY', null),
  control: fc.constantFrom('public', 'private_nonprofit', null),
  admissionRate: fc.constantFrom(0.05, 0.3, 0.6, 0.9, null),
  graduationRate: fc.constantFrom(0.2, 0.4, 0.8, null),
  hasOpenAdmission: fc.boolean(),
  netPriceFrom75k: fc.constantFrom(-500, 10_000, 60_000, null),
  applicationSystem: fc.constantFrom('uc', 'common_app', null),
})

test('whatever a catalog holds, suggestions are varied, new and of a kind that is missing', () => {
  fc.assert(
    fc.property(
      fc.array(published, { maxLength: 60 }).map((some) => some.map(college)),
      fc.record({ reach: fc.nat(3), target: fc.nat(3), likely: fc.nat(3) }),
      (colleges, missing) => {
        const without = new Set(colleges.slice(0, 3).map(({ unitid }) => unitid))
        const found = suggestions(catalog(colleges), { ...student, without, missing })
        for (const { kind, placed, fit } of found) {
          expect(missing[kind]).toBeGreaterThan(0)
          expect(without.has(placed.college.unitid)).toBe(false)
          expect(fit.share).toBeGreaterThanOrEqual(0)
          expect(fit.share).toBeLessThanOrEqual(1)
        }
        for (const { placed } of found) {
          const ofState = found.filter((other) => other.placed.college.state === placed.college.state)
          expect(ofState.length).toBeLessThanOrEqual(suggesting.ofState)
        }
      },
    ),
  )
})
