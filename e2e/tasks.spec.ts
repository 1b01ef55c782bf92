import { randomUUID } from 'node:crypto'
import { addDays } from '@bearings/domain/today'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { givenTask, givenTemplate } from '@bearings/server/testing/given-tasks'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { noonToday, noonZone } from './noon-zone.ts'
import type { Running } from './prepare.ts'

const advisorsTasks = '/advisor/dashboard?tab=tasks'
const studentsTasks = '/student/advisor?tab=tasks'

test('an advisor gives one task to two students; one completes it, and the advisor opens it again', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const { advisor, maya } = await givenAdvised(running)
  await signInAs(advisor)
  await page.goto(advisorsTasks)
  await expect(page.getByText('No tasks created yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog.getByText('Choose a student.')).toBeVisible()
  await expect(dialog.getByLabel('Student')).toBeFocused()
  await choose(page, ['Ben Lee', 'Maya Okafor'])
  await dialog.getByLabel('Task Title').fill('Ask for a transcript')
  await dialog.getByLabel('Description').fill('At the office, before lunch.')
  await dialog.getByLabel('Due Date').fill(addDays(noonToday, 40))
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('The task has been created successfully.').last()).toBeVisible()
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  await page.getByRole('button', { name: 'Show students' }).click()
  await expect(studentIn(page, 'Maya Okafor')).toContainText('Pending')
  await expect(studentIn(page, 'Ben Lee')).toContainText('Pending')

  const hers = await openAs(maya)
  await hers.goto(studentsTasks)
  await expect(hers.getByText('From Advisor')).toBeVisible()
  await hers.getByRole('button', { name: 'Mark as Complete' }).click()
  await expect(hers.getByText('Task status has been updated.')).toBeVisible()
  await expect(hers.getByText('No pending tasks at the moment.')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Mark as Pending' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await page.getByRole('button', { name: /^Completed/ }).click()
  await page.getByRole('button', { name: 'Show students' }).click()
  await expect(studentIn(page, 'Maya Okafor')).toContainText('Completed')
  await expect(studentIn(page, 'Ben Lee')).toBeHidden()
  await studentIn(page, 'Maya Okafor').getByRole('button', { name: 'Mark as Pending' }).click()
  await expect(page.getByText('No task matches these filters.')).toBeVisible()

  await hers.reload()
  await expect(hers.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
})

test('an advisor gives a template’s tasks, with dates counted from each student’s own deadline', async ({
  page,
  running,
  signInAs,
}) => {
  const { advisor, maya, ben } = await givenAdvised(running)
  const idle = await givenUser(running.db, 'student', { fullName: 'Ida Nolan', timeZone: noonZone })
  await givenLink(running.db, { advisor, student: idle })
  const deadline = { deadlineState: 'own', status: 'In Progress' } as const
  await givenEntry(running.db, maya, { ...deadline, name: 'Reed College', deadline: addDays(noonToday, 60) })
  await givenEntry(running.db, ben, {
    ...deadline,
    name: 'Duke University',
    deadline: addDays(noonToday, 90),
  })
  await signInAs(advisor)
  await page.goto(advisorsTasks)

  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Start with “Application countdown”' }).click()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('button', { name: 'All 3 students' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(/4 tasks would have no due date, for 1 student .*: Ida Nolan\./)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  for (const name of ['Maya Okafor', 'Ben Lee']) {
    await page.getByRole('combobox', { name: 'Student' }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await page.getByRole('button', { name: 'Preview' }).click()

  const dueDate = (title: string, name: string) => page.getByLabel(`Due date of “${title}” for ${name}`)
  const first = 'Check what the school asks for'
  await expect(dueDate(first, 'Maya Okafor')).toHaveValue(addDays(noonToday, 39))
  await expect(dueDate(first, 'Ben Lee')).toHaveValue(addDays(noonToday, 69))
  await expect(page.getByText('Duke University')).toBeVisible()
  await dueDate(first, 'Ben Lee').fill('1815-12-01')
  await page.getByRole('button', { name: 'Assign 8 Tasks' }).press('Enter')
  await expect(page.getByText(`Correct the due date of “${first}” for Ben Lee first.`)).toBeVisible()
  await dueDate(first, 'Ben Lee').fill(addDays(noonToday, 50))
  await page.getByRole('button', { name: 'Assign 8 Tasks' }).click()
  await expect(page.getByText('8 Tasks Created')).toBeVisible()

  const given = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')
  await expect(given).toHaveCount(4)
  await given.filter({ hasText: first }).getByRole('button', { name: 'Show students' }).click()
  await expect(studentIn(page, 'Ben Lee')).toContainText(inWords(addDays(noonToday, 50)))
  await expect(studentIn(page, 'Maya Okafor')).toContainText(inWords(addDays(noonToday, 39)))
})

test('an advisor reads what a template would do, leaves out what has passed, and takes it back from its row', async ({
  page,
  running,
  signInAs,
}) => {
  const { advisor, maya, ben } = await givenAdvised(running)
  for (const [student, days] of [
    [maya, 5],
    [ben, 60],
  ] as const) {
    const deadline = addDays(noonToday, days)
    await givenEntry(running.db, student, { name: 'Ocean College', deadline, deadlineState: 'own' })
  }
  await signInAs(advisor)
  await page.goto(advisorsTasks)
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Start with “Application countdown”' }).click()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('button', { name: 'All 2 students' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()

  const effect = 'because their day has passed, for 1 student.'
  await expect(page.getByText(`3 tasks would be due today, ${effect}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assign 8 Tasks' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Leave those out').click()
  await expect(page.getByText(`3 tasks are left out, ${effect}`)).toBeVisible()
  await page.getByRole('button', { name: 'Assign 5 Tasks' }).click()
  await expect(page.getByText('5 Tasks Created')).toBeVisible()

  // The toast is gone after a while; the row still offers it.
  await page.reload()
  await page.getByRole('button', { name: 'Undo all 4 tasks' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Undo assigning' })
  await dialog.getByRole('button', { name: 'Undo all 4 tasks' }).click()
  await expect(page.getByText('5 Tasks Withdrawn')).toBeVisible()
  await expect(page.getByText('No tasks created yet.')).toBeVisible()
})

test('an advisor who leaves a wrong date with a press on Back is back at once', async ({
  page,
  running,
  signInAs,
}) => {
  const { advisor } = await givenAdvised(running)
  await signInAs(advisor)
  await page.goto(advisorsTasks)
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Start with “Application countdown”' }).click()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('radio', { name: 'The same day for all' }).check()
  const deadline = page.getByLabel('Deadline', { exact: true })

  await deadline.fill('1815-12-01')
  // Near its edge, from which the message would move it away.
  await page.getByRole('button', { name: 'Back' }).click({ position: { x: 20, y: 4 } })

  await expect(deadline).toBeHidden()
  await expect(page.getByRole('button', { name: 'Assign' })).toBeVisible()
})

test('a due date that has passed is asked about; everyone is chosen at once, and a notification leads to the task', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const { advisor, maya } = await givenAdvised(running)
  const bennett = await givenUser(running.db, 'student', { fullName: 'Bennett Adeyemi', timeZone: noonZone })
  await givenLink(running.db, { advisor, student: bennett })
  await signInAs(advisor)
  await page.goto(advisorsTasks)
  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  await dialog.getByRole('combobox', { name: 'Student' }).fill('ben')
  await page.getByRole('option', { name: 'All 2 matching “ben”' }).click()
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'All 3 students' }).click()
  await dialog.getByLabel('Task Title').fill('Read https://example.org/this')
  await dialog.getByLabel('Description').fill('It is at https://example.org/read.')
  await dialog.getByLabel('Due Date').fill(addDays(noonToday, -400))
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog.getByText(/has passed\. Create the task anyway\?/)).toBeVisible()
  await dialog.getByLabel('Due Date').fill(addDays(noonToday, 3))
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await page.getByLabel('Search tasks').fill('ben lee')
  await page.getByRole('button', { name: 'Show students' }).click()
  await expect(studentsIn(page)).toHaveCount(1)

  const hers = await openAs(maya)
  await hers.goto('/notifications')
  await hers.getByRole('link', { name: /assigned you a task: “Read / }).click()
  await expect(hers.locator('[data-sought]')).toContainText('Read https')
  await expect(hers.getByRole('link', { name: 'https://example.org/this' })).toBeVisible()
  await expect(hers.getByRole('link', { name: 'https://example.org/read' })).toHaveAttribute(
    'rel',
    /noopener/,
  )
})

test('an advisor makes a template, deletes it and brings it back', async ({ page, running, signInAs }) => {
  const { advisor } = await givenAdvised(running)
  await givenTemplate(running.db, advisor, { name: 'Essays first' })
  await signInAs(advisor)
  await page.goto(advisorsTasks)
  await page.getByRole('button', { name: 'Templates' }).click()

  await page.getByRole('button', { name: 'New Template' }).click()
  await page.getByLabel('Template Name').fill('Welcome')
  const task = page.getByRole('listitem', { name: 'Task 1' })
  await task.getByLabel('Task Title').fill('Call me')
  await task.getByLabel('Due').selectOption('days after it is assigned')
  await task.getByLabel('Days').fill('3')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 days after it is assigned')).toBeVisible()
  // Nothing is left to lose.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Templates' }).click()

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Welcome' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('an advisor changes a task and deletes it', async ({ page, running, signInAs }) => {
  const { advisor, maya } = await givenAdvised(running)
  await givenTask(running.db, { advisor, student: maya })
  await signInAs(advisor)
  await page.goto(advisorsTasks)

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Task Title').fill('Ask for two transcripts')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Maya Okafor')).toContainText('Ask for two transcripts')

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No tasks created yet.')).toBeVisible()
})

test('an advisor changes a task for all who have not done it, deletes it for them, and takes both it and another back', async ({
  page,
  running,
  signInAs,
}) => {
  const { advisor, maya, ben } = await givenAdvised(running)
  const assignmentId = randomUUID()
  const done = { assignmentId, status: 'completed' } as const
  await givenTask(running.db, { advisor, student: maya }, done)
  await givenTask(running.db, { advisor, student: ben }, { assignmentId })
  await signInAs(advisor)
  await page.goto(advisorsTasks)

  await page.getByRole('button', { name: 'Edit all' }).click()
  await expect(page.getByRole('dialog').getByText('For 1 student; 1 completed it already')).toBeVisible()
  await page.getByLabel('Due Date').fill(addDays(noonToday, 5))
  await expect(page.getByText('Saving replaces the due date for 1 student.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changed for 1 student.')).toBeVisible()
  await page.getByRole('button', { name: 'Show students' }).click()
  await expect(studentIn(page, 'Ben Lee')).toContainText(inWords(addDays(noonToday, 5)))
  await expect(studentIn(page, 'Maya Okafor')).toContainText('No due date')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Changed Back for 1 Student')).toBeVisible()
  await expect(studentIn(page, 'Ben Lee')).toContainText('No due date')

  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 of 2 done')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 2 done')).toBeVisible()

  await page.getByRole('button', { name: 'Create Task' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'All 2 students' }).click()
  await page.getByLabel('Task Title').fill('Sent too early')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  // The row of the task has one, too.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('Sent too early')).toBeHidden()
  await expect(page.getByText('2 Tasks Withdrawn')).toBeVisible()
})

async function givenAdvised({ db }: Running) {
  const advisor = await givenUser(db, 'advisor', { fullName: 'Dana Reyes', timeZone: noonZone })
  const maya = await givenUser(db, 'student', { fullName: 'Maya Okafor', timeZone: noonZone })
  const ben = await givenUser(db, 'student', { fullName: 'Ben Lee', timeZone: noonZone })
  for (const student of [maya, ben]) await givenLink(db, { advisor, student })
  return { advisor, maya, ben }
}

async function choose(page: Page, names: string[]) {
  await page.getByRole('combobox', { name: 'Student' }).click()
  for (const name of names) await page.getByRole('option', { name }).click()
  await page.keyboard.press('Tab')
}

function rowOf(page: Page, student: string) {
  return page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: student })
}

/** Returns the rows of the students who share a task, once its row is expanded. */
function studentsIn(page: Page) {
  return page.getByRole('list', { name: /^Students with/ }).getByRole('listitem')
}

function studentIn(page: Page, name: string) {
  return studentsIn(page).filter({ hasText: name })
}

function inWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: '2-digit', year: 'numeric' })
}

test('an advisor who types and chooses an order before the typing pauses gets both', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student')
  await givenLink(running.db, { advisor, student })
  await givenTask(running.db, { advisor, student })
  await signInAs(advisor)
  await page.goto(advisorsTasks)

  await page.getByLabel('Search tasks').fill('letter')
  await page.getByLabel('Sort by').selectOption('Sort: Due date')

  await expect(page).toHaveURL(/(?=.*q=letter)(?=.*order=due)/)
})
