import { givenUser } from '@bearings/server/testing/given'
import type { Locator, Page } from '@playwright/test'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

async function pressOn(page: Page, button: Locator) {
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
}

test('a press on the account menu or the bell that began before its code had come opens it all the same', async ({
  studentPage: page,
}) => {
  for (const [button, opened] of [
    [page.getByRole('button', { name: /^Account menu/ }), page.getByRole('menuitem', { name: 'Sign Out' })],
    [
      page.getByRole('button', { name: 'Notifications' }),
      page.getByRole('dialog', { name: 'Notifications' }),
    ],
  ] as const) {
    const release = await holdRequests(page, /(account-dropdown|notifications-popover)[^/]*\.js$/)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await pressOn(page, button)
    release()
    await waitForPreloads(page)
    await page.mouse.up()
    await expect(opened).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(opened).toBeHidden()
    await expect(button).toBeFocused()
    await page.unrouteAll()
  }
})

test('who presses a button of the sidebar before its code has come finds it open when it has, and gets back by Escape at any time', async ({
  studentPage: page,
}) => {
  const release = await holdRequests(page, /account-dropdown[^/]*\.js$/)
  await page.goto('/settings')
  const button = page.getByRole('button', { name: /^Account menu/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')

  release()
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(button).toBeFocused()
})

test('who presses a link of the sidebar sees the press at once, and no longer than until the page is there', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.goto('/dashboard')
  const link = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Essays' })
  await expect(link).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const state = (target as Element).hasAttribute('data-pressed') ? 'pressed' : 'not pressed'
        const heading = document.querySelector('h1')?.textContent
        seen.push(`${heading === 'Essay Management' ? 'Essays' : 'Home'}: ${state}`)
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-pressed'] })
    Object.assign(window, { seen })
  })

  await link.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'Home: pressed',
    'Essays: not pressed',
  ])
})
