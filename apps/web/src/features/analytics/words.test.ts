import { expect, test } from 'vitest'
import { balanceSummary, essaysSummary, funnelSummary, progressSummary, weeksSummary } from './words.ts'

test('progress is summed up over all schools', () => {
  const schools = [
    { id: 'a', name: 'Duke', done: 3, total: 9, state: 'open' },
    { id: 'b', name: 'Rice', done: 8, total: 8, state: 'sent' },
  ] as const
  const words = '11 of 17 things on checklists and essays done for 2 schools'
  expect(progressSummary(schools)).toBe(`${words}, 1 sent.`)
  expect(progressSummary(schools.map((each) => ({ ...each, state: 'offered' })))).toBe(`${words}.`)
})

test('essays are counted by state, and a state without any is not named', () => {
  expect(
    essaysSummary([
      { status: 'drafting', count: 2 },
      { status: 'reviewing', count: 0 },
      { status: 'submitted', count: 1 },
    ]),
  ).toBe('3 essays: 2 drafting, 1 submitted.')
})

test('weeks say what was done lately and of all that was planned', () => {
  const weeks = [
    { weekStartDate: '2026-09-28', done: 3, total: 4 },
    { weekStartDate: '2026-10-05', done: 1, total: 5 },
  ]
  expect(weeksSummary({ weeks, doneInLast14Days: 1 })).toBe(
    '1 task done in the last 14 days; 4 of 9 planned in the last 2 weeks.',
  )
})

test('the balance names the bands that have schools', () => {
  expect(
    balanceSummary([
      { band: 'Under 10%', schools: ['a'] },
      { band: '10% to 24%', schools: ['d', 'e'] },
      { band: '25% to 49%', schools: [] },
      { band: 'Not reported', schools: ['b', 'c'] },
    ]),
  ).toBe('5 schools by admission rate: 1 under 10%, 2 at 10% to 24%, 2 not reported.')
})

test('the funnel says how far the applications have come', () => {
  expect(funnelSummary({ onList: 1, submitted: 0, decided: 0, accepted: 0 })).toBe(
    'Of 1 school on your list, no application is out yet.',
  )
  expect(funnelSummary({ onList: 8, submitted: 6, decided: 4, accepted: 2 })).toBe(
    'Of 8 schools on your list, 6 submitted; of these 4 decided, 2 accepted.',
  )
})
