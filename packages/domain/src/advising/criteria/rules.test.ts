import { expect, test } from 'vitest'
import { criteriaIn, partsAskedBy, readyFilters } from './rules.ts'
import { Criteria } from './schema.ts'

test('a counselor’s question says which parts a student must show', () => {
  expect(partsAskedBy({})).toEqual([])
  expect(partsAskedBy({ plan: [] })).toEqual([])
  expect(partsAskedBy({ joinedFrom: '2026-09-01' })).toEqual([])
  expect(partsAskedBy({ plan: ['early_decision'], missing: ['transcript'] })).toEqual(['list'])
  expect(partsAskedBy({ letters: ['late'] })).toEqual(['list', 'letters'])
  expect(partsAskedBy({ fafsa: 'done', gpaFrom: 3, gpaTo: 4, satTo: 1200 })).toEqual([
    'aid',
    'profile',
    'testScores',
  ])
})

test('only what asks something is kept of a filter', () => {
  const given = { q: 'ada', plan: [], status: ['Submitted' as const], gpaFrom: 0 }
  expect(criteriaIn(given)).toEqual({ status: ['Submitted'], gpaFrom: 0 })
})

test('one plan in an address is a list of one', () => {
  expect(Criteria.parse({ plan: 'early_decision' })).toEqual({ plan: ['early_decision'] })
  expect(Criteria.safeParse({ gpaFrom: '4.1' }).success).toBe(false)
  expect(Criteria.safeParse({ satTo: '390' }).success).toBe(false)
})

test.each([
  ['2026-10-20', 2027, '2026-11-15', '2027-01-15'],
  ['2027-02-01', 2027, '2026-11-15', '2027-01-15'],
  ['2027-07-01', 2028, '2027-11-15', '2028-01-15'],
])('on %s the ready filters ask the class of %i', (today, graduationYear, early, regular) => {
  const [ofEarly, ofRegular, ofAid] = readyFilters(today).map(({ filter }) => filter)
  expect(ofEarly).toMatchObject({ graduationYear, dueTo: early, plan: ['early_decision'] })
  expect(ofRegular).toMatchObject({ graduationYear, dueTo: regular })
  expect(ofAid).toEqual({ graduationYear, fafsa: 'not-done' })
  for (const { filter } of readyFilters(today)) expect(Criteria.safeParse(filter).success).toBe(true)
})
