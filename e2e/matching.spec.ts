import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

/** Federal numbers of colleges that `givenCatalog` has: a spec before may have left no others in the catalog. */
const tulane = 160755
const stanford = 243744
const ohioState = 204796

test('a student reads where they stand at a college, checks the math, tries out a score and adds it', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  await signInAs(student)
  await page.goto(`/schools/find/${tulane}`)

  await expect(page.getByRole('heading', { level: 1, name: 'Tulane University' })).toBeVisible()
  await expect(page.getByText('estimated for you')).toBeVisible()
  await expect(page.getByText('your family').first()).toBeVisible()
  await expectAccessible(page)

  const math = page.getByRole('table', { name: 'The math' })
  const estimate = math.getByRole('row', { name: /Point estimate/ })
  const before = await estimate.textContent()
  await page.getByRole('button', { name: 'Show the math' }).click()
  await expect(math).toBeHidden()
  await page.getByRole('button', { name: 'Show the math' }).press('Enter')
  await expect(math).toBeVisible()

  await page.getByRole('button', { name: 'What if…' }).click()
  const score = page.getByRole('slider', { name: 'SAT score' })
  await score.press('End')
  await expect(score).toHaveAttribute('aria-valuenow', '1600')
  await expect(estimate).not.toHaveText(before!)
  await page.getByRole('button', { name: 'Back to your profile' }).click()
  await expect(estimate).toHaveText(before!)

  await page.getByRole('button', { name: 'Add to My List' }).click()
  await expect(page.getByRole('link', { name: 'On your list: research' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(math).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('a student adds three colleges, sees how the list is balanced and reads how matching works', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  await signInAs(student)
  for (const unitid of [tulane, stanford, ohioState]) {
    await page.goto(`/schools/find/${unitid}`)
    await page.getByRole('button', { name: 'Add to My List' }).click()
    await expect(page.getByRole('link', { name: 'On your list: research' })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByLabel('Add a college').selectOption('Tulane University')
  const comparison = page.getByRole('table')
  await expect(comparison.getByRole('columnheader', { name: /Tulane University/ })).toBeVisible()
  await expect(comparison.getByRole('row', { name: /Your odds/ })).toContainText('Best odds')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Take Tulane University out' }).press('Enter')
  await expect(page.getByText('Choose one to three more colleges')).toBeVisible()

  await page.goto('/schools')
  await expect(page.getByRole('row', { name: /Tulane University/ })).toContainText('Reach')
  await expect(page.getByRole('row', { name: /Stanford University/ })).toContainText('Far reach')
  const balance = page.getByRole('region', { name: 'Balance of your list' })
  await expect(balance).toContainText('3 applications with odds')
  await expect(balance).toContainText('Missing: 2 likely schools')

  await balance.getByRole('link', { name: 'How matching works' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How matching works' })).toBeVisible()
  await expectAccessible(page)
})
