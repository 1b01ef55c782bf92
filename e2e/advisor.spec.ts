import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenWeek } from '@bearings/server/testing/given-weeks'
import { expect, test } from './fixtures.ts'
import { thisWeek } from './noon-zone.ts'

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
  await givenWeek(running.db, student, { weekStartDate: thisWeek })
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
