import { givenUser } from '@bearings/server/testing/given'
import { givenLink, givenRequest } from '@bearings/server/testing/given-advising'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenChecklistItem, givenEntry } from '@bearings/server/testing/given-schools'
import { givenWeek } from '@bearings/server/testing/given-weeks'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('an advisor opens a checklist and reads which item is missing', async ({ page, running, signInAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  const entry = await givenEntry(running.db, student, { name: 'Ocean College' })
  await givenChecklistItem(running.db, entry.id, { label: 'Transcript', done: true })
  await givenChecklistItem(running.db, entry.id, { label: 'Portfolio', dueOn: '2026-12-01' })
  await signInAs(advisor)

  await page.goto(`/advisor/students/${student.userId}?tab=list`)
  const items = page.getByRole('button', { name: '1 of 2 on the checklist: Ocean College' })
  await expect(items).toHaveAttribute('aria-expanded', 'false')
  await items.press('Enter')

  await expect(items).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Transcript: done')).toBeVisible()
  await expect(page.getByText('Portfolio: missing, due Dec 01, 2026')).toBeVisible()
  await expectAccessible(page)
})

test('what a student shares and has not answered is said plainly', async ({ page, running, signInAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await signInAs(advisor)
  await page.goto(`/advisor/students/${student.userId}?tab=profile`)
  const academic = page.getByRole('region', { name: 'Academic Profile' })
  await expect(academic.getByText('No answer yet')).toHaveCount(5)
  await expect(page.getByText('No activities yet.')).toBeVisible()
})

test('what a student does not share is said plainly', async ({ page, running, signInAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  const nothing = { list: false, profile: false, testScores: false, weeks: false }
  await givenLink(running.db, { advisor, student }, nothing)
  await signInAs(advisor)

  for (const tab of ['list', 'profile', 'weeks']) {
    await page.goto(`/advisor/students/${student.userId}?tab=${tab}`)
    await expect(page.getByText('Maya does not share this.')).toBeVisible()
  }
})

test('an advisor keeps a note, changes it and deletes it; what is not saved is there after a reload', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await signInAs(advisor)
  await page.goto(`/advisor/students/${student.userId}?tab=notes`)

  await page.getByRole('textbox', { name: 'New note' }).fill('Wants to stay near home')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Wants to stay near home')
  await page.getByRole('button', { name: 'Save note' }).click()
  const note = page.getByRole('article')
  await expect(note).toContainText('Wants to stay near home')
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')

  await note.getByRole('button', { name: 'Edit' }).click()
  await note.getByRole('textbox', { name: 'Note' }).fill('Wants to stay in Ohio')
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(note).toContainText('Wants to stay in Ohio')

  await note.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No notes on Maya yet.')).toBeVisible()
})

test('an advisor gives a student a task from wherever on their page', async ({ page, running, signInAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await signInAs(advisor)
  await page.goto(`/advisor/students/${student.userId}`)

  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  await expect(dialog.getByText('For Maya Okafor')).toBeVisible()
  await dialog.getByLabel('Task Title').fill('Ask Ms. Alvarez for a letter')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog).toBeHidden()

  // A narrow window, where the student's particulars take two lines beside two buttons.
  await page.setViewportSize({ width: 1024, height: 768 })
  const tab = page.getByRole('tab', { name: 'Tasks' })
  const { y } = (await tab.boundingBox())!
  await tab.click()
  await expect(page.getByText('Ask Ms. Alvarez for a letter')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Task' })).toHaveCount(1)
  expect((await tab.boundingBox())!.y).toBe(y)
})

test('an advisor ends the link and sees nothing of the student any more', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await signInAs(advisor)
  await page.goto(`/advisor/students/${student.userId}`)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()

  await expect(page.getByText('No students assigned yet.')).toBeVisible()
  await page.goto(`/advisor/students/${student.userId}`)
  await expect(page.getByRole('heading', { name: 'Student not found' })).toBeVisible()
})

test('what a student stops sharing leaves the advisor’s open page, and all of it when the student disconnects', async ({
  running,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await givenWeek(running.db, student)
  const [maya, omar] = [await openAs(student), await openAs(advisor)]
  await omar.goto(`/advisor/students/${student.userId}?tab=weeks`)
  await expect(omar.getByText('Finish the community essay')).toBeVisible()

  await maya.goto('/student/advisor?tab=sharing')
  await maya.getByRole('switch', { name: 'Weekly log' }).click({ force: true })
  await expect(omar.getByText('Maya does not share this.')).toBeVisible()
  await maya.getByRole('switch', { name: 'Weekly log' }).click({ force: true })
  await expect(omar.getByText('Finish the community essay')).toBeVisible()

  await maya.getByRole('button', { name: 'Disconnect' }).click()
  await maya.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(omar.getByRole('heading', { name: 'Student not found' })).toBeVisible()
})

test('an advisor who goes elsewhere while a link is being ended stays there', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await signInAs(advisor)
  await page.goto('/resources/guides')
  await page.getByRole('link', { name: 'Advisor Dashboard' }).click()
  await page.getByRole('link', { name: 'Maya Okafor' }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const bring = await holdRequests(page, '**/advising/links/*/end')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Guides', level: 1 })).toBeVisible()

  bring()
  await expect(page.getByText('You can no longer see what Maya Okafor shared.')).toBeVisible()

  await expect(page).toHaveURL('/resources/guides')
})

const pages = [
  ...['add', 'requests', 'tasks'].map((tab) => ({ page: 'the dashboard', tab })),
  ...['overview', 'list', 'deadlines', 'profile', 'essays', 'weeks', 'tasks', 'notes'].map((tab) => ({
    page: 'a student',
    tab,
  })),
]

for (const { page: name, tab } of pages)
  test(`the page of ${name} is open to everyone at ${tab}, light and wide, dark and narrow`, async ({
    page,
    running,
    signInAs,
  }) => {
    const advisor = await givenUser(running.db, 'advisor')
    const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
    await givenLink(running.db, { advisor, student })
    await givenProfile(running.db, student)
    await givenEntry(running.db, student, { deadline: '2027-01-05', deadlineState: 'own' })
    await givenWeek(running.db, student)
    await signInAs(advisor)
    await page.goto(
      name === 'a student'
        ? `/advisor/students/${student.userId}?tab=${tab}`
        : `/advisor/dashboard?tab=${tab}`,
    )

    await expectAccessible(page, () => expect(page.getByRole('heading', { level: 1 })).toBeVisible())
  })

test('an advisor who waits for approval reads no advice that is taken back a moment later', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'advisor'))
  const release = await holdRequests(page, '**/api/v1/advising/summary')
  await page.goto('/student/advisor')

  await expect(page.getByText('Loading students…')).toBeAttached()
  await expect(page.getByText('No students assigned yet.')).toBeHidden()
  release()
  await expect(page.getByText('No students assigned yet.')).toBeVisible()
})

test('an advisor who waits for approval is told so, and is offered nothing that would be refused', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student')
  await givenRequest(running.db, { advisor, student }, { sentBy: 'student' })
  await signInAs(advisor)
  // This server approves nobody; where one does, the summary says that the advisor waits.
  await page.route('**/advising/summary', async (route) => {
    const summary = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...summary, awaitsApproval: true } })
  })

  await page.goto('/advisor/dashboard?tab=requests')
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reject' })).toBeEnabled()
  await page.getByRole('tab', { name: 'Add Students' }).click()
  await expect(page.getByLabel('Search by student ID')).toBeDisabled()
  await expectAccessible(page)
  await page.goto('/advisor/students/invites')
  await expect(page.getByText(/once an administrator has approved your account/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Invite' })).toBeHidden()
})
