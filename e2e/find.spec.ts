import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

function colleges(page: Page) {
  return page.getByRole('list', { name: 'Colleges' }).getByRole('listitem')
}

function row(page: Page, name: string) {
  return colleges(page).filter({ hasText: name })
}

test('a student finds colleges by what matters, with the keyboard alone, and adds one', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { gpaUnweighted: 3.8, satActScore: '1390' })
  await signInAs(student)
  await page.goto('/schools')
  await page.getByRole('link', { name: 'Find Schools' }).click()
  await expect(page.getByText('Placed against your 3.80 GPA and 1390 SAT')).toBeVisible()

  await page.getByRole('button', { name: /^Place/ }).click()
  await page.getByRole('combobox', { name: 'States and regions' }).fill('Ohio')
  await page.getByRole('option', { name: 'Ohio' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Likely/ }).click()
  await expect(page).toHaveURL(/states=.*OH.*/)
  await expect(row(page, 'Ohio State University')).toHaveCount(0)
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(row(page, 'Ohio State University').first()).toContainText('Target')

  const field = page.getByRole('searchbox', { name: 'Search colleges' })
  await field.fill('ohio state')
  const first = colleges(page).first()
  await expect(first).toContainText('Ohio State University')
  await expect(page).toHaveURL(/q=ohio/)
  await expect(row(page, 'Oberlin College')).toHaveCount(0)
  await field.press('ArrowDown')
  await expect(first.getByRole('link', { name: 'Ohio State University' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByText('Ohio State University is on your list').last()).toBeVisible()
  await expect(first).toContainText('On your list')

  await page.reload()
  await expect(first).toContainText('On your list')
  await expectAccessible(page)
})

test('once the page is open, finding needs no network, and where home is never leaves the device', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/schools/find')
  await page.getByRole('button', { name: /^Place/ }).click()
  await page.getByLabel('Your ZIP code').fill('43210')
  await expect(page.getByLabel('Miles from home')).toBeEnabled()

  await page.context().setOffline(true)
  await page.getByLabel('Miles from home').fill('40')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Within 40 miles' })).toBeVisible()
  await expect(row(page, 'Ohio State University').first()).toBeVisible()
  await expect(row(page, 'Stanford University')).toHaveCount(0)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('43210')
  expect(asked.filter((request) => request.includes('43210'))).toEqual([])
})
