import { givenEntry } from '@bearings/server/testing/given-schools'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('a student who closes a list in the filter sheet with Escape stays in the sheet, and the next Escape leaves it', async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schools/find')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const major = sheet.getByRole('combobox', { name: 'Major' })
  await major.click()
  const majors = sheet.getByRole('listbox')
  await expect(majors).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(majors).toBeHidden()
  await expect(major).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('who exports a list keeps their place, although the button cannot be pressed meanwhile', async ({
  page,
  running,
  student,
}) => {
  await givenEntry(running.db, student, { name: 'Aster College' })
  await page.goto('/schools')
  const button = page.getByRole('button', { name: 'Export CSV' })
  const release = await holdRequests(page, /\/schools\/list\/export/)
  const downloaded = page.waitForEvent('download')

  await button.press('Enter')
  await expect(button).toBeDisabled()
  await expect(page.locator('body')).toBeFocused()
  release()
  await downloaded

  await expect(button).toBeFocused()
})
