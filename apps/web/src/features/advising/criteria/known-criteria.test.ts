import { expect, test } from 'vitest'
import { knownCriteria, withKnownCriteria } from './known-criteria.ts'
import { askedInTurn, criteriaInWords } from './words.ts'

const duke = { id: '11111111-1111-4111-8111-111111111111', name: 'Duke University', students: 3 }

test('a counselor’s filter comes out of an address as it went in', () => {
  const asked = {
    school: [duke.id],
    plan: ['early_decision' as const],
    dueTo: '2026-11-15',
    missing: ['transcript' as const, 'scores' as const],
    gpaFrom: 3.5,
  }
  expect(knownCriteria(JSON.parse(JSON.stringify(asked)) as object)).toEqual(asked)
  expect(criteriaInWords(asked, [duke])).toEqual([
    'Duke University',
    'Early Decision',
    'Due by Nov 15, 2026',
    'Transcript missing or Test scores missing',
    'GPA from 3.5',
  ])
  const scores = askedInTurn(asked, []).find(({ name }) => name === 'Test scores missing')!
  expect(scores.without).toEqual({ ...asked, missing: ['transcript'] })
  expect(askedInTurn({ gpaFrom: 3.5 }, [])[0]!.without.gpaFrom).toBeUndefined()
})

test.each<object>([
  { plan: ['early_decison'], status: 'Sent', school: ['duke'] },
  { dueFrom: '2026-02-31x', dueTo: 20261115, joinedFrom: '0002-01-01' },
  { gpaFrom: 5, satTo: '1400', missing: { transcript: true }, fafsa: 'maybe' },
  { __proto__: null, constructor: 'x', q: 'ada' },
])('of an address that says %j, nothing is asked', (given) => {
  expect(knownCriteria(given)).toEqual({})
  expect(withKnownCriteria({ q: 'ada', ask: given as object })).toEqual({ q: 'ada', ask: undefined })
})
