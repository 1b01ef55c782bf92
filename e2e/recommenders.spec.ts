import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenRecommender } from '@bearings/server/testing/given-recommenders'
import { givenEntry } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { signInWith } from './pages/sign-in-form.ts'

const nextYear = new Date().getFullYear() + 1
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your recommenders' }).getByRole('listitem').filter({ hasText: name })
const school = (page: Page, name: string) =>
  page.getByRole('region', { name: 'By school' }).getByRole('listitem', { name })
const written = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/letters/') && response.ok())

test('a student adds a teacher from the school list, for two schools, and ticks off the first letter', async ({
  page,
  running,
  student,
}) => {
  const deadline = `${nextYear}-12-01`
  await givenEntry(running.db, student, { name: 'Aster College', deadline, deadlineState: 'own' })
  await givenEntry(running.db, student, { name: 'Birch University' })
  await page.goto('/schools')
  await page.getByRole('link', { name: 'Recommenders' }).click()
  await expect(page.getByRole('heading', { name: 'Recommenders', level: 1 })).toBeVisible()
  await expect(page.getByText('Who knows you well?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Schools', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByText('Bearings sends none.')).toBeVisible()

  await page.getByRole('button', { name: 'Add Recommender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Recommender' })
  await dialog.getByRole('button', { name: 'Add Recommender' }).click()
  await expect(dialog.getByText('Enter their name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Ms. Rivera')
  await dialog.getByLabel('Knows you from').fill('AP Chemistry, 11th grade')
  await dialog.getByLabel('Status').selectOption('Agreed')
  await expect(dialog.getByLabel('Asked on')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Select all 2' }).click()
  await expect(dialog.getByLabel('Sent on, Birch University')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add Recommender' }).click()

  await expect(row(page, 'Ms. Rivera')).toContainText('Teacher, AP Chemistry, 11th grade')
  await expect(row(page, 'Ms. Rivera')).toContainText('Agreed')
  await expect(row(page, 'Ms. Rivera')).toContainText('Needed by Aster College')
  await expect(row(page, 'Ms. Rivera')).toContainText('0 of 2 sent')

  const sent = written(page)
  await school(page, 'Aster College').getByRole('checkbox').click()
  await expect(row(page, 'Ms. Rivera')).toContainText('1 of 2 sent')
  await expect(school(page, 'Aster College')).toContainText('All sent')
  await sent
  await page.reload()
  await expect(row(page, 'Ms. Rivera')).toContainText('1 of 2 sent')
  await expectAccessible(page)
})

test('a person who has declined counts for no school, and who was deleted comes back', async ({
  page,
  running,
  student,
}) => {
  const entry = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenRecommender(running.db, student, { name: 'Mr. Dietz', letters: { [entry.id]: null } })
  await page.goto('/recommenders')
  await expect(school(page, 'Aster College')).toContainText('0 of 1 sent')

  await row(page, 'Mr. Dietz').getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Mr. Dietz' })
  await dialog.getByLabel('Status').selectOption('Declined')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Mr. Dietz')).toContainText('Declined')
  await expect(school(page, 'Aster College')).toContainText('Nobody yet')

  await row(page, 'Mr. Dietz').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Who knows you well?')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Mr. Dietz')).toContainText('Declined')
})

test('a student who takes a deletion back with the keyboard goes on where the row was, not at the top of the page', async ({
  page,
  running,
  student,
}) => {
  for (const name of ['Mr. Adler', 'Mr. Dietz']) await givenRecommender(running.db, student, { name })
  await page.goto('/recommenders')

  await row(page, 'Mr. Adler').getByRole('button', { name: 'Delete' }).press('Enter')
  const next = row(page, 'Mr. Dietz').getByRole('button', { name: 'Delete' })
  await expect(next).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row(page, 'Mr. Adler')).toBeVisible()
  await expect(next).toBeFocused()
})

test('what is typed about a recommender outlasts a closed dialog, a reload and a sign-out on another device', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const password = 'a quiet desk by the sea'
  const student = await givenUser(running.db, 'student', { password })
  await givenRecommender(running.db, student, { name: 'Ms. Rivera' })
  await signInAs(student)
  await page.goto('/recommenders')
  const adding = page.getByRole('dialog', { name: 'Add Recommender' })
  await page.getByRole('button', { name: 'Add Recommender' }).click()
  await adding.getByLabel('Name').fill('Mr. Cole')
  await page.keyboard.press('Escape')
  await expect(adding).toBeHidden()

  const dialog = page.getByRole('dialog', { name: 'Ms. Rivera' })
  const note = dialog.getByLabel('Note')
  await row(page, 'Ms. Rivera').getByRole('link').click()
  await note.fill('Wants my resume first.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await row(page, 'Ms. Rivera').getByRole('link').click()
  await expect(note).toHaveValue('Wants my resume first.')
  await page.reload()
  await expect(note).toHaveValue('Wants my resume first.')
  await expect(dialog.getByText('Restored what you typed')).toBeVisible()
  await expectAccessible(page)

  const phone = await openAs(student)
  await phone.goto('/settings')
  await phone.getByRole('button', { name: /^Account menu/ }).click()
  await phone.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(phone).toHaveURL('/auth')
  await page.reload()
  await signInWith(page, student.email, password)

  await expect(note).toHaveValue('Wants my resume first.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await row(page, 'Ms. Rivera').getByRole('link').click()
  await expect(note).toHaveValue('Wants my resume first.')
  await expect(dialog.getByText('Restored what you typed')).toBeHidden()
  await note.fill('Given up.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row(page, 'Ms. Rivera').getByRole('link').click()
  await expect(note).toHaveValue('Wants my resume first.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add Recommender' }).click()
  await expect(adding.getByLabel('Name')).toHaveValue('Mr. Cole')
})

test('a letter that is ticked off without a network is sent when there is one', async ({
  page,
  context,
  running,
  student,
}) => {
  const entry = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenRecommender(running.db, student, { name: 'Ms. Rivera', letters: { [entry.id]: null } })
  await page.goto('/recommenders')
  await expect(school(page, 'Aster College')).toContainText('0 of 1 sent')
  await waitForPreloads(page)

  await context.setOffline(true)
  await school(page, 'Aster College').getByRole('checkbox').click()
  await expect(school(page, 'Aster College')).toContainText('All sent')
  const sent = written(page)
  await context.setOffline(false)
  await sent
  await page.reload()
  await expect(school(page, 'Aster College')).toContainText('All sent')
})

test('an advisor sees which letters have been sent while the student shows it, and the student sees that they looked', async ({
  page: advisors,
  running,
  signInAs,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  const entry = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenRecommender(running.db, student, {
    name: 'Ms. Rivera',
    note: 'For me alone.',
    letters: { [entry.id]: '2026-10-30' },
  })
  await givenRecommender(running.db, student, { name: 'Mr. Cole', letters: { [entry.id]: null } })
  await signInAs(advisor)
  await advisors.goto('/student/advisor')
  const onRoster = advisors.getByRole('row', { name: /Maya Okafor/ })
  await expect(onRoster).toContainText('1 to come')
  await advisors.goto(`/advisor/students/${student.userId}`)
  await advisors.getByRole('tab', { name: 'Letters' }).click()
  await expect(advisors.getByText('Ms. Rivera: sent Oct 30, 2026')).toBeVisible()
  await expect(advisors.getByText('For me alone.')).toBeHidden()
  await expectAccessible(advisors)

  const students = await openAs(student)
  await students.goto('/student/advisor?tab=views')
  await expect(students.getByText('Ines Moreau looked at your letters of recommendation')).toBeVisible()
  await students.getByRole('tab', { name: 'Sharing' }).click()
  await students.getByRole('switch', { name: 'Letters of recommendation' }).click()
  await expect(students.getByText('No longer shared')).toBeVisible()

  await advisors.reload()
  await expect(advisors.getByText('Maya does not share this.')).toBeVisible()
  await expect(advisors.getByText('Ms. Rivera')).toBeHidden()
  await advisors.goto('/student/advisor')
  await expect(onRoster).toBeVisible()
  await expect(onRoster).not.toContainText('to come')
})
