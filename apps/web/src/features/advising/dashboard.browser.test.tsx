import { held, refused } from '@bearings/client/testing/answers'
import { givenTask } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'
import { expectWhole } from '#testing/shapes.ts'

const tasks = '/advisor/dashboard?tab=tasks'
const someone = { id: crypto.randomUUID(), fullName: 'Dana Reyes', email: '', timeZone: 'UTC' }
const task = givenTask({ title: 'Ask for a transcript', student: someone, advisor: someone })

test('on a phone the open tab stays whole when a count makes the tabs wider', async () => {
  const summary = held({})
  await openPage(tasks, { as: 'advisor', width: 390, answers: { 'GET /advising/summary': summary.answer } })
  await expect.element(page.getByRole('tab', { name: 'Requests', exact: true })).toBeVisible()
  summary.release()
  await expect.element(page.getByRole('tab', { name: 'Requests (0)' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Tasks' })).toBeInViewport({ ratio: 0.99 })
})

test('a new advisor reads where the first student comes from', async () => {
  await openPage('/advisor/dashboard', { as: 'advisor' })
  await expect.element(page.getByText('No students assigned yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Find a student by student ID' }).click()
  await expect
    .element(page.getByRole('tab', { name: 'Add Students' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('an advisor reads the buttons above their tasks whole', async () => {
  await openPage(tasks, {
    as: 'advisor',
    width: 390,
    answers: { 'GET /tasks/assignments': { counts: { pending: 1, completed: 0, late: 0 } } },
  })
  await expect.element(page.getByRole('tab', { name: 'Tasks' })).toBeVisible()
  for (const name of ['Export CSV', 'Templates', 'Create Task'])
    await expectWhole(page.getByRole('button', { name, exact: true }).getByText(name))
})

test('an advisor without tasks is shown nothing to search them by, also while they load', async () => {
  const none = held({})
  await openPage(tasks, { as: 'advisor', answers: { 'GET /tasks/assignments': none.answer } })
  const search = page.getByLabelText('Search tasks')
  await expect.element(page.getByRole('button', { name: 'Create Task' })).toBeVisible()
  // Until the figures above have come, nobody knows.
  await expect.element(search).not.toBeInTheDocument()

  none.release()
  await expect.element(page.getByText('No tasks created yet.')).toBeVisible()
  expect(search.query()).toBeNull()
})

test('an advisor writes to the two of three who have not asked for a transcript', async () => {
  const assignmentId = crypto.randomUUID()
  const open = ['Ada Berg', 'Ben Adeyemi'].map((fullName) =>
    givenTask({ ...task, assignmentId, student: { ...someone, id: crypto.randomUUID(), fullName } }),
  )
  const assignment = {
    id: assignmentId,
    title: task.title,
    description: null,
    firstDueOn: null,
    lastDueOn: null,
    varies: { title: false, description: false, dueOn: false },
    createdAt: '2026-11-01T12:00:00.000Z',
    undoable: [],
    students: 3,
    completed: 1,
    late: 0,
    only: null,
  }
  const { asked } = await openPage(tasks, {
    as: 'advisor',
    answers: {
      'GET /tasks/assignments': { assignments: [assignment] },
      // The second is on a page of its own.
      'GET /tasks': ({ after }: { after?: unknown }) =>
        after ? { tasks: open.slice(1), next: null } : { tasks: open.slice(0, 1), next: 'second' },
      'PUT /messages/broadcasts/{id}': { students: 2 },
    },
  })
  await page.getByRole('link', { name: 'Write to 2 not done' }).click()

  await expect.element(page.getByLabelText('Subject')).toHaveValue('Ask for a transcript')
  await page.getByLabelText('Message').fill('Dear {first name}, please see me.')
  await page.getByRole('button', { name: 'Send to 2' }).click()
  await expect.element(page.getByText('Sent to 2 students')).toBeVisible()
  const sent = asked.find(({ key }) => key === 'PUT /messages/broadcasts/{id}')
  expect(sent?.input).toMatchObject({ studentIds: open.map(({ student }) => student.id) })
  await expect.poll(() => location.search).toBe('?tab=tasks')
})

test('what the server refuses of a task is taken back, and said', async () => {
  await openPage('/student/advisor?tab=tasks', {
    answers: { 'GET /tasks': { tasks: [task] }, 'POST /tasks/{id}/status': refused('NOT_FOUND') },
  })
  await page.getByRole('button', { name: 'Mark as Complete' }).click()

  await expect.element(page.getByText('Failed to update task. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Mark as Pending' }).query()).toBeNull()
})

test('an advisor on a phone reads the first twelve tasks, and asks for the others', async () => {
  const assignments = Array.from({ length: 20 }, (_, at) => {
    const only = givenTask({ ...task, id: crypto.randomUUID(), title: `Task ${at}` })
    const { id, title } = only
    const same = { title: false, description: false, dueOn: false }
    const dates = { firstDueOn: null, lastDueOn: null, createdAt: '2026-11-01T12:00:00.000Z' }
    return {
      id,
      title,
      description: null,
      ...dates,
      varies: same,
      undoable: [],
      students: 1,
      completed: 0,
      late: 0,
      only,
    }
  })
  await openPage(tasks, {
    as: 'advisor',
    width: 390,
    answers: {
      'GET /tasks/assignments': {
        counts: { pending: 20, completed: 0, late: 0 },
        assignments,
      },
    },
  })
  const rows = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')
  await expect.element(rows.nth(11)).toBeInTheDocument()
  expect(rows.elements()).toHaveLength(12)
  await page.getByRole('button', { name: 'Show 8 more' }).click()
  await expect.poll(() => rows.elements().length).toBe(20)
})
