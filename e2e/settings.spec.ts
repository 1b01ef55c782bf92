import { givenUser } from '@bearings/server/testing/given'
import { expectNoSideways } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a student who skipped the student ID gives it later, and corrects it', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student', { studentId: null }))
  await page.goto('/settings')
  await expect(
    page.getByText('No advisor can find you, because you have not given a student ID.'),
  ).toBeVisible()

  await page.getByLabel('Student ID (optional)').fill('4711')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page.getByText('characters of your student ID, 4711, can find')).toBeVisible()

  await page.getByLabel('Student ID (optional)').fill('x'.repeat(41))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Keep it to 40 characters or fewer.')).toBeVisible()
})

test('a long name is kept whole, and a phone greets by the given name', async ({
  page,
  running,
  signInAs,
}) => {
  const last = 'Wolfeschlegelsteinhausenbergerdorff-de-la-Vega'
  await signInAs(await givenUser(running.db, 'student', { fullName: 'Kim Lee' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  await page.getByLabel('Last name').fill(last)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue(last)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, Kim ${last}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Kim', { exact: true })).toBeVisible()
  await expectNoSideways(page, 390)
})

test('a student downloads everything that is kept about them', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/settings')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()

  expect((await downloading).suggestedFilename()).toBe('bearings.zip')
  await expect(page.getByText('Your data has been downloaded').last()).toBeVisible()
})
