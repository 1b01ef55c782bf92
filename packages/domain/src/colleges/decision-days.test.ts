import { expect, test } from 'vitest'
import { decisionOf, decisionTimeInWords } from './decision-days.ts'
import type { Deadline, Round, UsualDecision } from './schema.ts'

test.each([
  ['12-15', 'by December 15'],
  ['mid-12', 'in mid-December'],
  ['late-01', 'in late January'],
])('a student reads %s as “%s”', (time, words) => {
  expect(decisionTimeInWords(time)).toBe(words)
})

const decided = (round: Round, time: string): UsualDecision => ({
  round,
  time,
  source: 'https://college.example/dates',
  sourceKind: 'official',
  checkedOn: '2026-11-28',
  certainty: 'sure',
})
const dated = (round: Round, date: string): Deadline => ({
  round,
  date,
  cycle: '2026-27',
  timeZone: null,
  state: 'reported',
  source: 'Common App Requirements Grid',
  checkedOn: null,
})
const college = {
  decisions: [
    decided('early_action', 'early-12'),
    decided('early_action_2', 'late-01'),
    decided('regular', 'mid-03'),
  ],
  deadlines: [dated('early_action', '2026-10-15'), dated('early_action_2', '2026-11-02')],
}
const sent = { plan: 'early_action', deadline: '2026-10-15', status: 'Submitted' } as const

test('a student whose application waits reads when its own round is usually answered', () => {
  expect(decisionOf(sent, college)?.time).toBe('early-12')
  expect(decisionOf({ ...sent, deadline: '2026-11-02' }, college)?.time).toBe('late-01')
  expect(decisionOf({ ...sent, plan: 'regular', deadline: null }, college)?.time).toBe('mid-03')
})

test('a deferred student reads when the regular ones are answered', () => {
  expect(decisionOf({ ...sent, status: 'Deferred' }, college)?.time).toBe('mid-03')
})

test('nothing is said before an application is sent, once it is answered, or of a round that nobody knows', () => {
  for (const status of ['In Progress', 'Accepted', 'Rejected'])
    expect(decisionOf({ ...sent, status }, college)).toBeNull()
  expect(decisionOf({ ...sent, plan: 'rolling' }, college)).toBeNull()
})
