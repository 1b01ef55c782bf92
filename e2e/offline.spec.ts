import { givenUser } from '@bearings/server/testing/given'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { recordCode } from './record-code.ts'

test.use({ loadsAhead: true })

test('a page that was never opened opens without a network, and its code has not run before', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  const ran = await recordCode(page)
  await page.goto('/dashboard')
  await waitForPreloads(page)
  expect(await ran()).not.toContain('settings')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a person who loses the network right after opening Bearings keeps the side bar on a page not seen yet', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.route(/assets\/(unseen-page|analytics)-/, (route) => route.abort())
  await page.goto('/essays')
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
  await page.context().setOffline(true)

  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Essays', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
})

test('one whose code is not here says so without a network, and the rest of the app goes on', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.route(/assets\/settings-/, (route) => route.abort())
  await page.goto('/essays')
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
  await waitForPreloads(page)
  await page.context().setOffline(true)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Essays', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still offline')).toBeVisible()
  await page.unroute(/assets\/settings-/)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
