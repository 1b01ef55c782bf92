import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const six = ['Yale', 'Brown', 'Duke', 'Amherst College', 'UC Berkeley', 'Stanford']

test('a new senior gets from an empty list to all that six colleges ask, each with its source, in four presses', async ({
  studentPage: page,
}) => {
  await page.goto('/schools')
  const press = pressesOf(page)

  await press(/Paste a List/i)
  await page.getByLabel('Your schools, one on each line').fill(six.join('\n'))
  await press('Add 6 Schools')
  await press('See and Add All')
  const dialog = page.getByRole('dialog', { name: 'What your colleges ask' })
  const yale = dialog.getByRole('region', { name: 'Yale University' })
  await expect(yale).toContainText(/admissions\.yale\.edu, (read|reported by others, checked) \w+ \d+, 2026/)
  await expect(dialog.getByRole('region')).toHaveCount(1 + six.length)
  await expectAccessible(page)
  await press(/^Add \d+ essays and \d+ checklist items$/)

  await expect(dialog).not.toBeVisible()
  await expect(page.getByRole('region', { name: 'What your colleges ask' })).not.toBeVisible()
  expect(press.count()).toBe(4)
  await page.goto('/essays')
  await expect(page.getByRole('link', { name: /personal statement/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /UC personal insight question/ })).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveText(['Add Essay'])
})

function pressesOf(page: Page) {
  let presses = 0
  const press = async (name: string | RegExp) => {
    presses++
    await page.getByRole('button', { name }).click()
  }
  return Object.assign(press, { count: () => presses })
}
