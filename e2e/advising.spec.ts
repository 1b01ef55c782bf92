import { givenUser } from '@bearings/server/testing/given'
import { givenLink, givenRequest } from '@bearings/server/testing/given-advising'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { givenWeek } from '@bearings/server/testing/given-weeks'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { thisWeek } from './noon-zone.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('an advisor finds a student, sees what the student chooses, and nothing once the link ends', async ({
  page: advisors,
  running,
  signInAs,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor', studentId: 'HHS-4711-M' })
  await givenEntry(running.db, student, { name: 'Ocean College' })
  await givenWeek(running.db, student, { weekStartDate: thisWeek, weekGoal: 'Not for the advisor' })
  await givenEssay(running.db, student, { promptName: 'Why the sea?', content: 'Because it moves.' })
  await givenEssay(running.db, student, { promptName: 'A secret', content: 'Mine alone.' })
  const students = await openAs(student)
  await signInAs(advisor)

  await test.step('the student is at home, with a quiet bell', async () => {
    const stream = students.waitForResponse('**/api/v1/notifications/stream')
    await students.goto('/essays')
    await stream
    await expect(bell(students)).toHaveAccessibleName('Notifications')
  })

  await test.step('the advisor finds the student by a part of the ID, and asks', async () => {
    const stream = advisors.waitForResponse('**/api/v1/notifications/stream')
    await advisors.goto('/advisor/dashboard')
    await stream
    await advisors.getByRole('tab', { name: 'Add Students' }).click()
    await advisors.getByLabel('Search by student ID').fill('ab')
    await advisors.getByRole('button', { name: 'Search' }).click()
    await expect(advisors.getByText('Enter at least 3 characters of a student ID.')).toBeVisible()
    await expect(advisors.getByLabel('Search by student ID')).toBeFocused()
    // The region is there before its text: only then do screen readers read the text out.
    const said = advisors.getByRole('tabpanel', { name: 'Add Students' }).getByRole('status').first()
    await expect(said).toBeEmpty()
    await advisors.getByLabel('Search by student ID').fill('no such id')
    await advisors.getByRole('button', { name: 'Search' }).click()
    await expect(said).toHaveText('No students found with that student ID.')
    await advisors.getByLabel('Search by student ID').fill('-4711-m')
    await advisors.getByRole('button', { name: 'Search' }).click()
    await advisors.getByRole('button', { name: 'Send Request' }).click()
    const dialog = advisors.getByRole('dialog', { name: 'Send a request to Maya Okafor' })
    await dialog.getByLabel('Message (optional)').fill('Shall we look at your list together?')
    await dialog.getByRole('button', { name: 'Send Request' }).click()
    await expect(advisors.getByText('Your connection request has been sent to the student.')).toBeVisible()
    await expect(advisors.getByText('Request pending')).toBeVisible()
    await advisors.getByRole('tab', { name: 'Requests (1)' }).click()
    await expect(advisors.getByText('Waiting for the student')).toBeVisible()
  })

  await test.step('the bell rings without a reload, and the student accepts with a choice', async () => {
    await expect(bell(students)).toHaveAccessibleName('Notifications, 1 unread')
    await bell(students).click()
    await students.getByRole('button', { name: 'Accept' }).click()
    const dialog = students.getByRole('dialog', { name: 'Accept Ines Moreau as your advisor?' })
    await expect(dialog.getByRole('switch', { name: 'School list and deadlines' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Sensitive background' })).not.toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Why the sea?' })).not.toBeChecked()
    await dialog.getByRole('switch', { name: 'Weekly log' }).uncheck()
    await dialog.getByRole('switch', { name: 'Why the sea?' }).check()
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(students.getByText('Request Approved')).toBeVisible()
  })

  await test.step('the advisor hears of it, and sees exactly that', async () => {
    await expect(bell(advisors)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(advisors.getByText('No pending requests.')).toBeVisible()
    await advisors.getByRole('tab', { name: 'My Students' }).click()
    await advisors.getByRole('link', { name: 'Maya Okafor' }).click()
    await expect(advisors.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible()
    await advisors.getByRole('tab', { name: 'School List' }).click()
    await expect(advisors.getByText('Ocean College').first()).toBeVisible()
    await advisors.getByRole('tab', { name: 'Essays' }).click()
    await expect(advisors.getByText('Why the sea?')).toBeVisible()
    await expect(advisors.getByText('A secret')).toBeHidden()
    await advisors.getByRole('tab', { name: 'Weekly Log' }).click()
    await expect(advisors.getByText(/does not share/)).toBeVisible()
    await expect(advisors.getByText('Not for the advisor')).toBeHidden()
  })

  await test.step('a task goes back and forth, and both bells ring', async () => {
    // The student's reply marks the notification as read.
    await expect(bell(students)).toHaveAccessibleName('Notifications')
    await advisors.goto('/advisor/dashboard?tab=tasks')
    await bell(advisors).click()
    await advisors.getByRole('button', { name: 'Mark all as read' }).click()
    await advisors.keyboard.press('Escape')
    await advisors.getByRole('button', { name: 'Create Task' }).click()
    const dialog = advisors.getByRole('dialog', { name: 'Create Task' })
    await dialog.getByRole('combobox', { name: 'Student' }).click()
    await advisors.getByRole('option', { name: /Maya Okafor/ }).click()
    await dialog.getByLabel('Task Title').fill('Ask for a transcript')
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await expect(bell(students)).toHaveAccessibleName('Notifications, 1 unread')

    await students.getByRole('link', { name: 'My Advisor' }).click()
    await expect(students.getByText('Ask for a transcript')).toBeVisible()
    await students.getByRole('button', { name: 'Mark as Complete' }).click()
    await expect(bell(advisors)).toHaveAccessibleName('Notifications, 1 unread')
  })

  await test.step('the student reads who looked at what, and changes the choice', async () => {
    await expect(students.getByText('Ines Moreau', { exact: true }).first()).toBeVisible()
    await students.getByRole('tab', { name: 'Access Log' }).click()
    await expect(students.getByText('Ines Moreau looked at your school list')).toBeVisible()
    await expect(students.getByText(/looked at your weekly log/)).toBeHidden()
    await students.getByRole('tab', { name: 'Sharing' }).click()
    await students.getByRole('switch', { name: 'School list and deadlines' }).click()
    await expect(students.getByRole('switch', { name: 'School list and deadlines' })).not.toBeChecked()
    await expect(students.getByText('No longer shared')).toBeVisible()
    await students.reload()
    await expect(students.getByRole('switch', { name: 'School list and deadlines' })).not.toBeChecked()
    await expect(students.getByRole('switch', { name: 'Why the sea?' })).toBeChecked()
  })

  await test.step('the link ends, and nothing is visible any more', async () => {
    await students.getByRole('button', { name: 'Disconnect' }).click()
    const dialog = students.getByRole('dialog', { name: 'Disconnect from Ines Moreau?' })
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(students.getByText('Not Assigned')).toBeVisible()
    await expect(students.getByRole('heading', { name: 'My Advisor' })).toBeFocused()
    await expect(students.getByText('nothing here is shared with one')).toBeVisible()

    await advisors.goto(`/advisor/students/${student.userId}?tab=essays`)
    await expect(advisors.getByRole('heading', { name: 'Student not found' })).toBeVisible()
    await advisors.goto('/student/advisor')
    await expect(advisors.getByText('No students assigned yet.')).toBeVisible()
  })
})

test('a student asks an advisor by email, who agrees in the bell’s menu', async ({
  page: students,
  running,
  signInAs,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(running.db, 'student', { fullName: 'Jon Bell' })
  await signInAs(student)
  await students.goto('/student/advisor?tab=requests')
  await expect(students.getByText('No advisor requests found.')).toBeVisible()
  await expect(students.getByText('Not Assigned')).toBeVisible()

  await students.getByRole('button', { name: 'Ask an advisor' }).click()
  const dialog = students.getByRole('dialog', { name: 'Ask an advisor' })
  await dialog.getByLabel('Advisor’s email').fill(advisor.email)
  await dialog.getByRole('button', { name: 'Send Request' }).click()

  await expect(students.getByText('Your advisor request has been sent successfully.')).toBeVisible()
  await expect(students.getByText('Request pending')).toBeVisible()
  await expect(students.getByText('Waiting for the advisor')).toBeVisible()

  const advisors = await openAs(advisor)
  await advisors.goto('/advisor/dashboard')
  await bell(advisors).click()
  await advisors.getByRole('button', { name: 'Accept' }).click()
  await expect(advisors.getByText('Request Approved')).toBeVisible()
  await expect(advisors.getByRole('button', { name: 'Accept' })).toBeHidden()
  await expect(students.getByText('Ines Moreau').first()).toBeVisible()
  await expect(students.getByText('Approved', { exact: true })).toBeVisible()
})

test('an advisor who accepts a request and closes the menu at once has accepted it', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student')
  const students = await openAs(student)
  await students.goto('/student/advisor?tab=requests')
  await students.getByRole('button', { name: 'Ask an advisor' }).click()
  await students.getByLabel('Advisor’s email').fill(advisor.email)
  await students.getByRole('button', { name: 'Send Request' }).click()
  await expect(students.getByText('Request pending')).toBeVisible()
  await signInAs(advisor)
  await page.goto('/advisor/dashboard')
  const release = await holdRequests(page, /\/notifications\/[^/]+\/read/)
  await bell(page).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.mouse.click(900, 600)
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeHidden()

  release()
  await expect(page.getByText('Request Approved')).toBeVisible()
})

test('a request is declined, or taken back, with a word on what became of it', async ({
  page: students,
  running,
  openAs,
  student,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const other = await givenUser(running.db, 'advisor', { fullName: 'Ada Reyes' })
  await givenRequest(running.db, { advisor, student })
  await givenRequest(running.db, { advisor: other, student })
  await students.goto('/student/advisor?tab=requests')

  const row = (name: string) => students.getByRole('listitem').filter({ hasText: name })
  await row('Ines Moreau').getByRole('button', { name: 'Decline' }).click()
  await expect(students.getByText('Request Rejected')).toBeVisible()
  // Once a request is over, neither side sees who the other is.
  await expect(row('An advisor').getByText('Rejected')).toBeVisible()

  const advisors = await openAs(other)
  await advisors.goto('/advisor/dashboard?tab=requests')
  await advisors.getByRole('button', { name: 'Withdraw' }).click()
  await expect(advisors.getByText('No pending requests.')).toBeVisible()
  // The open page shows the change without a reload.
  await expect(row('An advisor').getByText('Withdrawn')).toBeVisible()
})

test('a student who is choosing what to share when the request is withdrawn is told so, and cannot accept', async ({
  page,
  running,
  openAs,
  student,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  await givenRequest(running.db, { advisor, student })
  await page.goto('/student/advisor?tab=requests')
  await page.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept Ines Moreau as your advisor?' })
  await expect(dialog.getByRole('button', { name: 'Accept' })).toBeEnabled()

  const advisors = await openAs(advisor)
  await advisors.goto('/advisor/dashboard?tab=requests')
  await advisors.getByRole('button', { name: 'Withdraw' }).click()

  await expect(dialog.getByRole('alert')).toHaveText(
    'This request was withdrawn or has already been answered.',
  )
  await expect(dialog.getByRole('button', { name: 'Accept' })).toBeDisabled()
})

test('a student whose advisor does not load reads so on every tab, once, and tries again', async ({
  studentPage: page,
}) => {
  await page.route('**/api/v1/advising/link', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY' } } }),
  )
  await page.goto('/student/advisor')
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading your advisor' })
  await expect(alert).toHaveCount(1)
  await page.getByRole('tab', { name: 'Sharing' }).click()
  await expect(alert).toHaveCount(1)

  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('button', { name: 'Ask an advisor' })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a second advisor is refused in plain words', async ({ page, running, signInAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student')
  await givenLink(running.db, { advisor: await givenUser(running.db, 'advisor'), student })
  await givenRequest(running.db, { advisor, student }, { sentBy: 'student' })
  await signInAs(advisor)
  await page.goto('/advisor/dashboard?tab=requests')

  await page.getByRole('button', { name: 'Approve' }).click()

  await expect(page.getByText(/this student already has one/)).toBeVisible()
})

for (const { path, role } of [
  { path: '/student/advisor?tab=requests', role: 'student' },
  { path: '/student/advisor?tab=sharing', role: 'student' },
  { path: '/student/advisor?tab=views', role: 'student' },
  { path: '/advisor/dashboard?tab=add', role: 'advisor' },
  { path: '/advisor/dashboard?tab=requests', role: 'advisor' },
] as const)
  test(`${path} with people on it is open to everyone, light and wide, dark and narrow`, async ({
    page,
    running,
    signInAs,
  }) => {
    const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
    const student = await givenUser(running.db, 'student')
    await givenLink(running.db, { advisor, student })
    await givenEssay(running.db, student)
    await givenRequest(running.db, { advisor, student }, { message: 'A long word: '.repeat(20) })
    await signInAs(role === 'student' ? student : advisor)
    await page.goto(path)

    await expectAccessible(page, () => expect(page.getByRole('tabpanel')).toBeVisible())
  })
