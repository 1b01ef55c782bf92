import { givenUser } from '@bearings/server/testing/given'
import { givenProfile, givenPublicProfile } from '@bearings/server/testing/given-profile'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a student opens a page, somebody without an account reads it, and it is gone when switched off', async ({
  page,
  browser,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Tamsin Quillon' })
  await givenProfile(running.db, student)
  await signInAs(student)
  const handle = `brass-heron-${student.userId.slice(0, 6)}`
  await page.goto('/settings')
  const isPublic = page.getByRole('switch', { name: 'Make Profile Public' })
  await expect(isPublic).not.toBeChecked()
  await expect(isPublic).toBeDisabled()

  await page.getByLabel('Address', { exact: true }).fill('admin')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('This address is reserved. Choose another.')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(handle)
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Address saved')).toBeVisible()

  await page.getByLabel('Name shown').selectOption('First name')
  await page.getByRole('checkbox', { name: 'Activities' }).click()
  await expect(page.getByRole('checkbox', { name: 'Activities' })).toBeChecked()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText('Tamsin', { exact: true })).toBeVisible()
  await expect(preview.getByText('School newspaper')).toBeVisible()
  await expect(preview.getByText('Hillside High School')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await isPublic.click()
  await page.getByRole('button', { name: 'Make Public' }).click()
  await expect(isPublic).toBeChecked()

  const visitor = await (await browser.newContext({ baseURL: running.url })).newPage()
  await visitor.goto(`/p/${handle}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tamsin' })).toBeVisible()
  await expect(visitor.getByText('School newspaper')).toBeVisible()
  await expect(visitor.getByText('Hillside High School')).toBeHidden()
  await expect(visitor.getByText('Quillon')).toHaveCount(0)

  await page.reload()
  await expect(isPublic).toBeChecked()
  await expect(page.getByLabel('Name shown')).toHaveValue('first-name')
  await isPublic.click()
  await expect(page.getByText('Your profile is private')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await visitor.context().close()
})

test('an address that is taken is said to be at its field', async ({ studentPage: page, running }) => {
  const taken = await givenPublicProfile(running.db, await givenUser(running.db, 'student'))
  await page.goto('/settings')

  await page.getByLabel('Address', { exact: true }).fill(taken)
  await page.getByRole('button', { name: 'Save Address' }).click()

  await expect(page.getByText('This address is taken. Choose another.')).toBeVisible()
})

test('a public page is open to everyone, light and wide, dark and narrow', async ({ page, running }) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Tamsin Quillon' })
  await givenProfile(running.db, student)
  const handle = await givenPublicProfile(running.db, student, {
    isPublic: true,
    sections: ['highSchool', 'grades', 'testScores', 'courses', 'activities', 'leadership', 'honors'],
  })
  const response = await page.goto(`/p/${handle}`)
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow, noarchive')

  await expectAccessible(page, () =>
    expect(page.getByRole('heading', { level: 1, name: 'T. Q.' })).toBeVisible(),
  )
})

test('an address that is saved in another tab stands in the field here, unless one is being typed', async ({
  page,
  context,
  student,
}) => {
  const handle = `brass-heron-${student.userId.slice(0, 6)}`
  const typing = await context.newPage()
  for (const tab of [page, typing]) await tab.goto('/settings')
  const field = (tab: Page) => tab.getByLabel('Address', { exact: true })
  await expect(field(page)).toHaveValue('')
  await field(typing).fill('half-typed')
  const other = await context.newPage()
  await other.goto('/settings')
  await field(other).fill(handle)
  await other.getByRole('button', { name: 'Save Address' }).click()

  await expect(field(page)).toHaveValue(handle)
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeDisabled()
  await expect(typing.getByText('Off: nobody can read it.', { exact: true })).toBeVisible()
  await expect(field(typing)).toHaveValue('half-typed')
})
