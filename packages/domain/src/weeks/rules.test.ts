import { describe, expect, test } from 'vitest'
import { isMonday, mondayOf } from './mondays.ts'
import {
  carryOverTarget,
  currentWeek,
  mergeTasks,
  nextPlannable,
  ruleAgainstImporting,
  ruleAgainstCarrying,
  ruleAgainstChanging,
  ruleAgainstRemoving,
  ruleAgainstSaving,
  ruleAgainstTasks,
  ruleAgainstTicking,
  weekAfter,
  weeklyLog,
  weeksUntil,
} from './rules.ts'
import type { Week } from './schema.ts'

const current = '2026-11-02'

describe('which week it is', () => {
  test.each([
    ['2026-11-02', '2026-11-02'],
    ['2026-11-08', '2026-11-02'],
    ['2026-11-09', '2026-11-09'],
    // At the end of a year, in a leap year, and in a year that follows one with 53 weeks.
    ['2027-01-01', '2026-12-28'],
    ['2027-01-03', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
    ['2028-03-01', '2028-02-28'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
    expect(isMonday(day)).toBe(day === monday)
  })

  test.each([
    // At this instant it is still Sunday in Honolulu and New York, and Monday elsewhere.
    ['Pacific/Honolulu', '2026-11-09T04:59:59Z', '2026-11-02'],
    ['America/New_York', '2026-11-09T04:59:59Z', '2026-11-02'],
    ['Europe/Berlin', '2026-11-09T04:59:59Z', '2026-11-09'],
    ['America/New_York', '2026-11-09T05:00:00Z', '2026-11-09'],
    // These two zones are a day apart.
    ['Pacific/Kiritimati', '2026-11-08T10:00:00Z', '2026-11-09'],
    ['Pacific/Pago_Pago', '2026-11-09T10:59:59Z', '2026-11-02'],
    // The night in which New York's summer time ends has 25 hours, the one in which it begins 23.
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-10-26'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-08'],
    ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
    // In Cairo, midnight itself is skipped when summer time begins.
    ['Africa/Cairo', '2027-04-29T22:00:00Z', '2027-04-26'],
  ])('in %s at %s it is the week of %s', (timeZone, instant, monday) => {
    expect(currentWeek(timeZone, new Date(instant))).toBe(monday)
  })

  test.each([
    ['2026-10-26', '2026-11-02'],
    ['2026-12-28', '2027-01-04'],
    ['2027-03-08', '2027-03-15'],
  ])('after the week of %s comes the week of %s', (start, next) => {
    expect(weekAfter(start)).toBe(next)
    expect(weekAfter(next, -1)).toBe(start)
  })

  test('the history ends with the current week', () => {
    expect(weeksUntil('2027-01-04', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
  })
})

describe('which week is planned next', () => {
  test('next week, as long as none is planned', () => {
    expect(nextPlannable(current, [])).toBe('2026-11-09')
  })

  test('the one after the last planned, whatever is missing before it', () => {
    expect(nextPlannable(current, ['2026-11-23', '2026-11-09'])).toBe('2026-11-30')
  })

  test('none once a year is planned', () => {
    expect(nextPlannable(current, [weekAfter(current, 51)])).toBe(weekAfter(current, 52))
    expect(nextPlannable(current, [weekAfter(current, 52)])).toBeNull()
  })
})

describe('which week may be changed', () => {
  const planned = ['2026-11-09', '2026-11-23']

  test.each([
    ['2026-10-26', 'week-passed'],
    ['2026-11-02', null],
    ['2026-11-09', null],
    ['2026-11-16', null],
    ['2026-11-23', null],
    ['2026-11-30', null],
    ['2026-12-07', 'week-too-far'],
  ])('the week of %s is saved: %s', (start, rule) => {
    expect(ruleAgainstSaving(start, current, planned)).toBe(rule)
  })

  test('a week planned a year ahead can still be saved, the one after it cannot', () => {
    const last = weekAfter(current, 52)
    expect(ruleAgainstSaving(last, current, [last])).toBeNull()
    expect(ruleAgainstSaving(weekAfter(last), current, [last])).toBe('week-too-far')
  })

  test.each([
    { which: 'last', start: '2026-10-26', change: 'week-passed', remove: 'week-not-planned', carry: null },
    { which: 'this', start: '2026-11-02', change: null, remove: 'week-not-planned', carry: null },
    { which: 'a planned', start: '2026-11-09', change: null, remove: null, carry: 'week-not-begun' },
  ])('what $which week allows', ({ start, change, remove, carry }) => {
    expect(ruleAgainstChanging(start, current)).toBe(change)
    expect(ruleAgainstRemoving(start, current)).toBe(remove)
    expect(ruleAgainstCarrying(start, current)).toBe(carry)
  })

  test.each([
    ['2026-11-09', null],
    ['2026-10-26', null],
    ['2026-10-05', null],
    ['2026-09-28', 'week-passed'],
  ])('a task of the week of %s is ticked: %s', (start, rule) => {
    expect(ruleAgainstTicking(start, current)).toBe(rule)
  })

  test.each([
    ['2026-11-02', '2026-11-09'],
    ['2026-10-26', '2026-11-02'],
    // The leftovers of an old week go to the current week, not to the one after the old week.
    ['2026-09-07', '2026-11-02'],
  ])('what the week of %s left goes to the week of %s', (start, to) => {
    expect(carryOverTarget(start, current)).toBe(to)
  })

  test('a week holds 50 tasks', () => {
    expect(ruleAgainstTasks(50)).toBeNull()
    expect(ruleAgainstTasks(51)).toBe('week-full')
  })
})

describe('saving tasks', () => {
  const stored = [
    { id: 'a', text: 'Ask for a letter' },
    { id: 'b', text: 'Draft the essay' },
  ]
  const known = ['a', 'b']

  test('they are kept in the order they are sent, blank ones dropped', () => {
    const tasks = [
      { id: 'c', text: 'Visit a campus' },
      { id: 'b', text: 'Draft the essay' },
      { id: 'd', text: '' },
      { id: 'a', text: 'Ask for two letters' },
    ]
    const { kept, gone } = mergeTasks(stored, { tasks, known })
    expect(kept.map(({ id, text }) => [id, text])).toEqual([
      ['c', 'Visit a campus'],
      ['b', 'Draft the essay'],
      ['a', 'Ask for two letters'],
    ])
    expect(gone).toEqual([])
  })

  test('one that is no longer sent is gone, and so is one that became blank', () => {
    expect(mergeTasks(stored, { tasks: [{ id: 'b', text: '' }], known })).toEqual({
      kept: [],
      gone: ['a', 'b'],
    })
  })

  test('one that another window added stays, behind the others', () => {
    const added = [...stored, { id: 'x', text: 'Added elsewhere' }]
    const { kept, gone } = mergeTasks(added, { tasks: [{ id: 'b', text: 'Draft it' }], known })
    expect(kept.map(({ id }) => id)).toEqual(['b', 'x'])
    expect(gone).toEqual(['a'])
  })

  test('one that another window removed or carried over does not come back', () => {
    const { kept } = mergeTasks([stored[1]!], { tasks: stored, known })
    expect(kept.map(({ id }) => id)).toEqual(['b'])
  })

  test('sent twice, new ones are there once', () => {
    const tasks = [...stored, { id: 'c', text: 'Visit a campus' }]
    const once = mergeTasks(stored, { tasks, known }).kept
    expect(mergeTasks(once, { tasks, known })).toEqual({ kept: once, gone: [] })
  })
})

describe('the log', () => {
  const week = (weekStartDate: string, ...done: boolean[]): Week => ({
    weekStartDate,
    weekGoal: 'A goal',
    tasks: done.map((isDone, index) => ({
      id: String(index),
      text: 'A task',
      done: isDone,
      doneAt: null,
      carriedFrom: null,
    })),
    updatedAt: '2026-10-01T00:00:00.000Z',
  })

  test('a student who never planned finds an empty week and may plan the next', () => {
    expect(weeklyLog([], current)).toEqual({
      current: { weekStartDate: current, weekGoal: '', tasks: [], updatedAt: null },
      planned: [],
      nextPlannable: '2026-11-09',
      unfinished: null,
    })
  })

  test('every week after the current one is planned, the nearest first', () => {
    const weeks = [week(current, true), week('2026-11-09'), week('2026-11-23')]
    expect(weeklyLog(weeks, current)).toMatchObject({
      current: weeks[0],
      planned: [weeks[1], weeks[2]],
      nextPlannable: '2026-11-30',
    })
  })

  test.each([
    ['last week left something', [week('2026-10-26', true, false)], '2026-10-26'],
    ['last week was done', [week('2026-10-26', true)], null],
    ['only the last saved week counts', [week('2026-10-19', false), week('2026-10-26', true)], null],
    ['four weeks ago', [week('2026-10-05', false)], '2026-10-05'],
    ['five weeks ago', [week('2026-09-28', false)], null],
  ])('%s', (_, weeks, brought) => {
    expect(weeklyLog(weeks, current).unfinished?.weekStartDate ?? null).toBe(brought)
  })
})

test('a week of an archive may be long over, or as far ahead as one plans, and no further', () => {
  const taken = ['2020-01-06', current, '2027-11-01']
  expect(taken.map((start) => ruleAgainstImporting(start, current))).toEqual([null, null, null])
  expect(ruleAgainstImporting('2027-11-08', current)).toBe('week-too-far')
})
