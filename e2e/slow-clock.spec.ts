import { givenUser } from '@bearings/server/testing/given'
import { expect } from '@playwright/test'
import { test } from './moving-clock.ts'

test.use({ begins: new Date().toISOString() })

test('whose clock is two hours slow stays signed in, though each token seems good for longer than it is', async ({
  page,
  running,
  served,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()

  await served.moveTo(new Date(Date.now() + 7_200_000).toISOString())
  await page.getByRole('link', { name: 'Essays', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await page.getByRole('link', { name: 'Deadlines', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeVisible()
})
