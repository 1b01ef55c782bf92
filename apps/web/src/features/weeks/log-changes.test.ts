import { weeklyLog } from '@bearings/domain/weeks/rules'
import type { Week } from '@bearings/domain/weeks/schema'
import { expect, test } from 'vitest'
import { withoutWeek, withTick, withWeek } from './log-changes.ts'

const current = '2026-10-26'
const week = (weekStartDate: string, text = 'A task'): Week => ({
  weekStartDate,
  weekGoal: '',
  tasks: [{ id: `${weekStartDate} ${text}`, text, done: false, doneAt: null, carriedFrom: null }],
  updatedAt: '2026-10-01T00:00:00.000Z',
})
const log = weeklyLog([week('2026-10-19'), week(current), week('2026-11-09')], current)

test('a saved week takes the place of what was there', () => {
  const saved = week(current, 'Another')
  expect(withWeek(log, saved)).toEqual({ ...log, current: saved })
})

test('a newly planned week stands in its place, and the next one can be planned', () => {
  expect(withWeek(log, week('2026-11-16'))).toMatchObject({
    planned: [week('2026-11-09'), week('2026-11-16')],
    nextPlannable: '2026-11-23',
    unfinished: week('2026-10-19'),
  })
  expect(withWeek(log, week('2026-11-02')).planned).toEqual([week('2026-11-02'), week('2026-11-09')])
})

test('a removed week is gone, and next week can be planned again', () => {
  expect(withoutWeek(log, '2026-11-09')).toMatchObject({ planned: [], nextPlannable: '2026-11-02' })
})

test('a ticked task is done now, and unticked it is not', () => {
  const now = new Date('2026-10-28T12:00:00Z')
  const [task] = log.current.tasks
  const ticked = withTick(log, task!.id, true, now)
  expect(ticked.current.tasks).toEqual([{ ...task, done: true, doneAt: '2026-10-28T12:00:00.000Z' }])
  expect(withTick(ticked, task!.id, false, now)).toEqual(log)
})
