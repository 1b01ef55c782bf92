import { givenNotification } from '@bearings/server/testing/given-notifications'
import { expect, test } from './fixtures.ts'

// With animations, as most people see it.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

test('a student goes about on a phone with one thumb', async ({ page, running, student }) => {
  await givenNotification(running.db, student)
  await page.goto('/dashboard')

  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Essays' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await bar.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile', exact: true }).tap()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(bar.locator('[aria-current]')).toHaveText('More')
})

test('a student who scrolls through the filters can always see how many colleges are left', async ({
  studentPage: page,
}) => {
  await page.goto('/schools/find')
  const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
  const order = await page.getByLabel('Sort by').boundingBox()
  expect(Math.abs(filters!.y - order!.y)).toBeLessThan(8)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /Show .* colleges/ })
  await expect(show).toBeInViewport({ ratio: 1 })

  await sheet.getByLabel('Historically Black (HBCU)').scrollIntoViewIfNeeded()
  await expect(show).toBeInViewport({ ratio: 1 })
})

test('on the smallest phone, the town, the kind, and the size of a college are read whole', async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/schools/find')
  const about = page.getByRole('list', { name: 'Colleges' }).getByText(/ · Private nonprofit · /)
  await about.first().waitFor()
  const isCut = (lines: Element[]) => lines.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(await about.evaluateAll(isCut)).toBe(false)
})
