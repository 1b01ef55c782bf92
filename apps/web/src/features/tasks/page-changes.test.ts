import type { Task, TasksPage } from '@bearings/domain/tasks/schema'
import { expect, test } from 'vitest'
import { withTask } from './page-changes.ts'

test('a task that is completed leaves the pending ones and joins the completed ones at its place', () => {
  const [older, task, newer] = [given('1'), given('2'), given('3')] as const
  const done = { ...task, status: 'completed' as const }

  const [pending] = withTask([page([newer, task, older])], { status: 'pending' }, done)
  const [completed] = withTask([page([newer, older])], { status: 'completed' }, done)

  expect(pending!.tasks).toEqual([newer, older])
  expect(pending!.counts).toEqual({ pending: 4, completed: 6, late: 0 })
  expect(completed!.tasks).toEqual([newer, done, older])
  expect(completed!.counts).toEqual({ pending: 4, completed: 6, late: 0 })
})

test('where every status is shown it stays in its place', () => {
  const [task, newer] = [given('1'), given('2')]
  const done = { ...task!, status: 'completed' as const }

  expect(withTask([page([newer!]), page([task!])], {}, done).map(({ tasks }) => tasks)).toEqual([
    [newer],
    [done],
  ])
})

test('among the students of one task it comes at the student’s name', () => {
  const [ada, maya, zoe] = ['Ada Berg', 'Maya Okafor', 'Zoe Park'].map((fullName, index) => {
    const task = given(String(index))
    return { ...task, assignmentId: 'shared', student: { ...task.student, fullName } }
  })

  const [changed] = withTask([page([ada!, zoe!])], { assignmentId: 'shared', status: 'pending' }, maya!)

  expect(changed!.tasks).toEqual([ada, maya, zoe])
})

test('the list of another student stays as it is', () => {
  const pages = [page([])]
  expect(withTask(pages, { studentId: 'somebody else' }, given('1'))).toEqual(pages)
})

test('new words change no count', () => {
  const task = given('1')
  expect(withTask([page([task])], {}, { ...task, title: 'New' })).toMatchObject([
    { tasks: [{ title: 'New' }], counts: { pending: 5, completed: 5, late: 0 } },
  ])
})

function given(day: string): Task {
  const person = {
    id: 'a person',
    fullName: 'Maya Okafor',
    email: 'maya@example.org',
    timeZone: 'America/Chicago',
  }
  const createdAt = `2026-11-0${day}T12:00:00.000Z`
  return {
    id: day,
    assignmentId: null,
    title: 'A task',
    description: null,
    dueOn: null,
    status: 'pending',
    completedAt: null,
    createdAt,
    updatedAt: createdAt,
    advisor: person,
    student: person,
  }
}

function page(tasks: Task[]): TasksPage {
  return { tasks, next: null, counts: { pending: 5, completed: 5, late: 0 } }
}
