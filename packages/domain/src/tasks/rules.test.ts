import { expect, test } from 'vitest'
import { isTaskLate, isUnchanged, ruleAgainstTasks } from './rules.ts'

test('a student holds 500 tasks of one advisor', () => {
  expect(ruleAgainstTasks(500)).toBeNull()
  expect(ruleAgainstTasks(501)).toBe('tasks-full')
})

test.each([
  { dueOn: '2026-11-20', status: 'pending', late: true },
  { dueOn: '2026-11-21', status: 'pending', late: false },
  { dueOn: '2026-11-20', status: 'completed', late: false },
  { dueOn: null, status: 'pending', late: false },
] as const)('on November 21, one that is $status and due on $dueOn is late: $late', ({ late, ...task }) => {
  expect(isTaskLate(task, '2026-11-21')).toBe(late)
})

test('a change that says the same, or nothing, is none', () => {
  const task = { title: 'Call me', dueOn: null as string | null }
  expect(isUnchanged(task, {})).toBe(true)
  expect(isUnchanged(task, { title: 'Call me', dueOn: undefined })).toBe(true)
  expect(isUnchanged(task, { title: 'Call me', dueOn: '2026-11-21' })).toBe(false)
})
