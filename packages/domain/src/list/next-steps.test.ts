import { expect, test } from 'vitest'
import type { Plan } from '../colleges/schema.ts'
import { nextStepsFor } from './next-steps.ts'
import { bounds } from './options.ts'
import { ListStatus } from './schema.ts'

const sent = { plan: 'regular', midyearReport: true } as const
const today = '2026-11-21'
const stepsOf = (status: ListStatus, changes = {}, on = today) =>
  nextStepsFor({ status, ...sent, ...changes }, on)?.steps.map(({ label, dueOn }) => `${label}: ${dueOn}`)

test('a student who has sent an application looks into the portal, and asks for the mid-year report', () => {
  expect(stepsOf('Submitted')).toEqual([
    'Set up the applicant portal: 2026-11-28',
    'Check in the portal that everything has arrived: 2026-12-05',
    'Ask my counselor for the mid-year report: 2027-01-31',
  ])
  expect(stepsOf('Submitted', { midyearReport: false })).toHaveLength(2)
  expect(stepsOf('Submitted', { midyearReport: null })).toHaveLength(3)
})

test('a student with an offer that came unasked compares it, and answers by May 1', () => {
  expect(stepsOf('Offered', {}, '2026-11-28')).toEqual([
    'Read what the offer asks for: a short form, a transcript, a date: 2026-12-05',
    'Compare the aid offer with the others: 2026-12-12',
    'Answer the college by May 1, or the date in its letter: 2027-05-01',
  ])
})

test('a deferred student writes one letter by the end of January, and soon if that has passed', () => {
  expect(stepsOf('Deferred', {}, '2026-12-15')).toContain('Send one letter of continued interest: 2027-01-31')
  expect(stepsOf('Deferred', {}, '2027-02-10')).toContain('Send one letter of continued interest: 2027-02-17')
})

test('a student who was deferred from Early Decision reads that the promise is over, also once admitted', () => {
  const leadOf = (status: ListStatus, plan: Plan) => nextStepsFor({ ...sent, status, plan }, today)?.lead
  expect(leadOf('Deferred', 'early_decision')).toContain('you are no longer bound')
  expect(leadOf('Deferred', 'early_action')).not.toContain('bound')
  expect(leadOf('Accepted', 'early_decision_2')).toContain('If you were deferred first, you are not bound')
})

test('an admitted student compares, unless the plan was a promise', () => {
  expect(stepsOf('Accepted', {}, '2027-03-28')).toContain(
    'Answer the college by May 1, or the date in its letter: 2027-05-01',
  )
  expect(stepsOf('Accepted', { plan: 'early_decision_2' })).toContain(
    'Withdraw my other applications: 2026-12-05',
  )
})

test('after May 1 nobody is asked to deposit by May 1', () => {
  expect(stepsOf('Waitlisted', {}, '2027-06-03')!.join()).not.toContain('May 1')
})

test('who hears from a waiting list in August starts that month, and is not asked for anything next spring', () => {
  expect(stepsOf('Committed', {}, '2027-08-05')).toContain('Ask for the final transcript: 2027-08-12')
  expect(stepsOf('Accepted', {}, '2027-08-05')!.join()).not.toContain('May 1')
  expect(stepsOf('Accepted', {}, '2027-10-02')!.join()).toContain('2028-05-01')
  expect(stepsOf('Submitted', {}, '2027-08-14')!.join()).toContain('2028-01-31')
})

test('nothing comes next while an application is not sent, and when it is over', () => {
  for (const status of ['Not Started', 'In Progress', 'Rejected', 'Withdrawn'] as const)
    expect(nextStepsFor({ status, ...sent }, today)).toBeNull()
})

test('each step fits a checklist, and none is due before the day it is proposed', () => {
  const days = ['2026-08-01', '2026-12-31', '2027-01-31', '2027-05-01', '2027-07-31']
  const proposed = ListStatus.options.flatMap((status) =>
    days.flatMap((day) =>
      (nextStepsFor({ status, ...sent }, day)?.steps ?? []).map((step) => ({ ...step, day })),
    ),
  )

  expect(proposed.filter(({ label }) => label.length > bounds.checklistItem.max)).toEqual([])
  expect(proposed.filter(({ dueOn, day }) => dueOn !== null && dueOn < day)).toEqual([])
})
