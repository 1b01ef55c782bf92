import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenFinances } from '@bearings/server/testing/given-money'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { idsOfColleges, givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

/** Federal numbers. */
const tulane = 160755
const stanford = 243744
const ohioState = 204796
const kansasState = 155399

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

test('a student sets a budget, and safeties and the odds of what the family can pay follow it', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { kansasState: atHome, ohioState: elsewhere } = await idsOfColleges(running.db)
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  for (const schoolId of [atHome, elsewhere]) await givenEntry(running.db, student, { schoolId })
  await signInAs(student)
  await page.goto('/schools')
  const atKansas = page.getByRole('row', { name: /Kansas State/ })
  const balance = page.getByRole('region', { name: 'Balance of your list' })
  await expect(atKansas).toContainText('Very likely')

  await balance.getByRole('link', { name: 'Say what your family can pay' }).click()
  await page.getByLabel('What your family can pay a year').fill('25,000')
  await page.getByLabel('Your state').selectOption('Kansas')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('in budget')
  await page.goto('/schools')
  await expect(atKansas).toContainText('Safety')
  await expect(page.getByRole('row', { name: /Ohio State/ })).not.toContainText('Safety')
  await expect(balance).toContainText('1 application within your budget')
  await expectAccessible(page)
  await page.goto(`/schools/find/${kansasState}`)
  await expect(page.getByText('What it costs your family is within your budget.')).toBeVisible()

  await page.goto('/financial/net-price')
  await page.getByLabel('What your family can pay a year').fill('15,000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('over')
  await page.goto('/schools')
  await expect(atKansas).toContainText('Very likely')
  await expect(balance).toContainText('None is known to be within your budget')
})

test('an advisor reads a safety only of a student who shares financial aid', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const shares = { list: true, profile: true, testScores: true, sensitive: true }
  const people = await Promise.all(
    [true, false].map(async (aid) => {
      const student = await givenUser(running.db, 'student')
      await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
      await givenFinances(running.db, student, { budget: 25_000, state: 'KS' })
      await givenLink(running.db, { advisor, student }, { ...shares, aid })
      return student
    }),
  )
  await signInAs(advisor)
  for (const [at, label] of ['Safety', 'Very likely'].entries()) {
    await page.goto(`/schools/find/${kansasState}?student=${people[at]!.userId}`)
    const admission = page.getByRole('region', { name: 'Admission' })
    await expect(admission.getByText('estimated for you')).toBeVisible()
    await expect(admission).toContainText(label)
    await expect(admission.getByText('within your budget')).toHaveCount(label === 'Safety' ? 1 : 0)
  }
})
