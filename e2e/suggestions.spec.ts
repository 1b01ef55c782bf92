import { givenUser } from '@bearings/server/testing/given'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const search = '**/api/v1/schools/high-schools?*'
const field = (page: Page) => page.getByLabel('High school')
const school = (page: Page) => page.getByRole('option', { name: /Bettye Davis East Anchorage/ })

test.beforeEach(async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/profile/edit/0')
})

test('a search that fails is said to, tried again, and its list shown', async ({ page }) => {
  let broken = true
  await page.route(search, (route) => (broken ? route.fulfill({ status: 429, json: {} }) : route.continue()))
  await field(page).fill('East Anchorage')
  await expect(page.getByText('The search is not working right now.')).toBeVisible()

  broken = false
  await expect(school(page)).toBeVisible()
  await expect(page.getByText('The search is not working right now.')).toBeHidden()
})

test('a search that gets no answer at all is given up, said, and asked again', async ({ page }) => {
  await page.clock.install()
  await page.reload()
  let hanging = true
  await page.route(search, (route) => (hanging ? undefined : route.continue()))
  const asked = page.waitForRequest(search)
  await field(page).fill('East Anchorage')
  await page.clock.runFor(200)
  await asked
  await expect(page.getByText('The search is not working right now.')).toBeHidden()

  // Two attempts of ten seconds without a response, and the pause between them.
  await page.clock.runFor(25_000)
  await expect(page.getByText('The search is not working right now.')).toBeVisible()

  hanging = false
  await page.clock.runFor(5000)
  await expect(school(page)).toBeVisible()
})

test('a school that is not in the list is no failure', async ({ page }) => {
  const answered = page.waitForResponse(/high-schools/)
  await field(page).fill('Qqxz Academy')
  await answered
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('The search is not working right now.')).toBeHidden()
})

test('who leaves the field before the answer finds the list on coming back', async ({ page }) => {
  const answer = await holdRequests(page, search)
  await field(page).fill('East Anchorage')
  await page.getByLabel('Class rank').focus()
  answer()
  await expect(school(page)).toBeHidden()

  await field(page).focus()
  await school(page).click()
  await expect(field(page)).toHaveValue('Bettye Davis East Anchorage High School, Anchorage, AK')
  await page.getByLabel('Class rank').focus()
  await field(page).focus()
  await expect(school(page)).toBeHidden()
})

test('an answer is shown though the window lost the focus and the page was scrolled meanwhile', async ({
  page,
}) => {
  const answer = await holdRequests(page, search)
  await field(page).fill('East Anchorage')
  await field(page).dispatchEvent('focusout')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  answer()
  await expect(school(page)).toBeVisible()

  await field(page).press('Escape')
  await expect(school(page)).toBeHidden()
  await field(page).press('ArrowDown')
  await expect(school(page)).toBeVisible()
})
