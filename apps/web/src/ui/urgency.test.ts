import { expect, test } from 'vitest'
import { urgencyOf } from './urgency.ts'

test.each([
  { date: '2026-11-01', words: '20 days late', tone: 'late' },
  { date: '2026-11-20', words: '1 day late', tone: 'late' },
  { date: '2026-11-21', words: 'Today', tone: 'coral' },
  { date: '2026-11-22', words: '1 day', tone: 'coral' },
  { date: '2026-11-24', words: '3 days', tone: 'coral' },
  { date: '2026-11-25', words: '4 days', tone: 'brass' },
  { date: '2026-12-05', words: '14 days', tone: 'brass' },
  { date: '2026-12-06', words: '15 days', tone: 'plain' },
  { date: '2027-01-05', words: '45 days', tone: 'plain' },
])('a deadline on $date is $words on November 21', ({ date, words, tone }) => {
  expect(urgencyOf(date, '2026-11-21')).toEqual({ words, tone })
})

test('the clock of a college says what is late, also where the student’s shows another day', () => {
  expect(urgencyOf('2026-11-21', '2026-11-21', true)).toEqual({ words: 'Late today', tone: 'late' })
  expect(urgencyOf('2026-11-20', '2026-11-21', false)).toEqual({ words: 'Today', tone: 'coral' })
})
