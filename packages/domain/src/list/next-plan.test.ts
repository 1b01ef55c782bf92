import { describe, expect, test } from 'vitest'
import type { Deadline } from '../colleges/schema.ts'
import { nextPlan } from './next-plan.ts'

const today = '2026-11-01'
const cycle = '2026-27'
const action: Deadline = {
  round: 'early_action',
  cycle,
  date: '2026-12-01',
  timeZone: null,
  state: 'reported',
  source: 'Common App Requirements Grid',
  checkedOn: null,
}
const regular: Deadline = { ...action, round: 'regular', date: '2027-01-05' }
const lastYears: Deadline = { ...regular, cycle: '2025-26', date: '2026-01-02', state: 'carried_over' }

describe('a missed early deadline', () => {
  const missed = { plan: 'early_decision', deadline: '2026-10-15', status: 'In Progress' } as const
  const second: Deadline = { ...action, round: 'early_decision_2', date: '2026-11-20' }

  test('leads to the next plan that is still open and binds to nothing', () => {
    const next = nextPlan(missed, [regular, second, action], { today, cycle })
    expect(next).toEqual({ plan: 'early_action', date: '2026-12-01' })
  })

  test('leads nowhere by a date of last year, or by one that has passed too', () => {
    expect(nextPlan(missed, [lastYears], { today, cycle })).toBeNull()
    expect(nextPlan(missed, [{ ...action, date: '2026-10-31' }], { today, cycle })).toBeNull()
  })

  test('leads to a plan without a date, whose usual day is still to come or that takes applications as they come', () => {
    const usual: Deadline = { ...regular, state: 'typical' }
    expect(nextPlan(missed, [usual], { today, cycle })).toEqual({ plan: 'regular', date: null })
    expect(nextPlan(missed, [usual, action], { today, cycle })?.plan).toBe('early_action')
    expect(nextPlan(missed, [{ ...usual, date: '2026-10-31' }], { today, cycle })).toBeNull()
    const rolling: Deadline = { ...regular, round: 'rolling', date: null }
    expect(nextPlan(missed, [rolling], { today, cycle })).toEqual({ plan: 'rolling', date: null })
    expect(nextPlan(missed, [{ ...rolling, state: 'carried_over' }], { today, cycle })).toBeNull()
  })

  test('is no matter once the application is out, or while its day lasts', () => {
    expect(nextPlan({ ...missed, status: 'Submitted' }, [regular], { today, cycle })).toBeNull()
    expect(nextPlan({ ...missed, deadline: today }, [regular], { today, cycle })).toBeNull()
  })
})

describe('a deferred early application', () => {
  const deferred = { plan: 'early_decision', deadline: '2026-11-01', status: 'Deferred' } as const
  const when = { today: '2026-12-16', cycle }

  test.each(['early_decision', 'early_decision_2', 'early_action', 'restrictive_early_action'] as const)(
    'with the plan %s continues with the regular ones',
    (plan) => {
      expect(nextPlan({ ...deferred, plan }, [regular, action], when)).toEqual({
        plan: 'regular',
        date: '2027-01-05',
      })
    },
  )

  test('does so after their date, and without a date that the college reports', () => {
    const late = { today: '2027-01-20', cycle }
    expect(nextPlan(deferred, [regular], late)).toEqual({ plan: 'regular', date: '2027-01-05' })
    expect(nextPlan(deferred, [lastYears], when)).toEqual({ plan: 'regular', date: null })
  })

  test('is there already with another plan, or with none', () => {
    expect(nextPlan({ ...deferred, plan: 'regular' }, [regular], when)).toBeNull()
    expect(nextPlan({ ...deferred, plan: null }, [regular], when)).toBeNull()
  })
})
