import { describe, expect, test } from 'vitest'
import { planWarnings, toWithdraw } from './plan-warnings.ts'

const duke = { plan: 'early_decision', status: 'In Progress', type: 'Private nonprofit' } as const
const tulane = { plan: 'early_decision_2', status: 'Not Started', type: 'Private nonprofit' } as const
const stanford = {
  plan: 'restrictive_early_action',
  status: 'In Progress',
  type: 'Private nonprofit',
} as const
const chicago = { plan: 'early_action', status: 'Submitted', type: 'Private nonprofit' } as const
const michigan = { ...chicago, type: 'Public' } as const
const committed = { plan: 'regular', status: 'Committed', type: 'Public' } as const

describe('two binding plans at once', () => {
  test('are both named', () => {
    expect(planWarnings([duke, michigan, tulane])).toEqual([
      { rule: 'two-binding-plans', entries: [duke, tulane] },
    ])
  })

  test.each(['Rejected', 'Deferred', 'Withdrawn', 'Waitlisted'] as const)(
    'are not there once the first is %s',
    (status) => {
      expect(planWarnings([{ ...duke, status }, tulane])).toEqual([])
    },
  )

  test('one alone is no conflict', () => {
    expect(planWarnings([duke])).toEqual([])
  })
})

describe('Restrictive Early Action', () => {
  test('stands against early plans at other private colleges', () => {
    expect(planWarnings([chicago, stanford, duke])).toEqual([
      { rule: 'restrictive-early-action', entries: [stanford, chicago, duke] },
    ])
  })

  test('allows no promise to enroll at a public college either', () => {
    const virginia = { ...michigan, plan: 'early_decision', status: 'In Progress' } as const
    expect(planWarnings([stanford, virginia])).toEqual([
      { rule: 'restrictive-early-action', entries: [stanford, virginia] },
    ])
  })

  test.each(['early_action', 'restrictive_early_action'] as const)(
    'of a college that forbids only promises, as %s, leaves early action elsewhere alone',
    (plan) => {
      const georgetown = { ...stanford, plan, earlyForbids: ['binding_early'] } as const
      expect(planWarnings([georgetown, chicago, michigan])).toEqual([])
      expect(planWarnings([georgetown, chicago, duke])).toEqual([
        { rule: 'early-action-without-binding', entries: [georgetown, duke] },
      ])
    },
  )

  test('of a college that forbids nothing, allows everything', () => {
    expect(planWarnings([{ ...chicago, earlyForbids: [] }, duke])).toEqual([])
  })

  test('allows public colleges, and any plan that is decided later', () => {
    expect(planWarnings([stanford, michigan, tulane, { ...chicago, plan: 'regular' }])).toEqual([])
  })

  test.each(['Deferred', 'Accepted', 'Rejected', 'Withdrawn'] as const)(
    'restricts nothing once it is %s',
    (status) => {
      expect(planWarnings([{ ...stanford, status }, chicago])).toEqual([])
    },
  )
})

test('a promise to enroll elsewhere is told to a student who has committed', () => {
  expect(planWarnings([committed, tulane])).toEqual([
    { rule: 'binding-while-committed', entries: [committed, tulane] },
  ])
  expect(planWarnings([{ ...committed, plan: 'early_decision' }])).toEqual([])
})

describe('admitted by Early Decision', () => {
  const admitted = { ...duke, status: 'Accepted' } as const

  test('a student hears which applications are still open, and not of those that are decided', () => {
    const rejected = { ...michigan, status: 'Rejected' } as const
    expect(toWithdraw([chicago, admitted, rejected])).toEqual({ admitted, others: [chicago] })
  })

  test('a student with nothing else open has nothing to withdraw', () => {
    expect(toWithdraw([admitted, { ...chicago, status: 'Withdrawn' }])).toBeNull()
  })

  test('an admission that binds nobody leaves the others open', () => {
    expect(toWithdraw([{ ...chicago, status: 'Accepted' }, michigan])).toBeNull()
  })
})
