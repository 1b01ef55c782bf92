import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const heading = page.getByRole('heading', { level: 1 })

for (const path of ['/nowhere', '/schools/find/abc', '/profile/edit/7'])
  test(`a student at ${path}, which leads nowhere, keeps the sidebar, and jumps to where they meant to go`, async () => {
    await openPage(path)
    await expect.element(heading).toHaveTextContent('Page Not Found')
    await expect
      .element(page.getByText("The page you're looking for doesn't exist or has been moved."))
      .toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect.poll(() => document.title).toBe('Page Not Found · Bearings')
    await expectAccessible()

    await page.getByRole('main').getByRole('button', { name: 'Jump to…' }).click()
    const bar = page.getByRole('dialog', { name: 'Jump to' })
    await expect.element(bar.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectGone(bar)
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/dashboard')
  })

for (const [as, asked, shown] of [
  ['student', '/admin/people', '/dashboard'],
  ['student', '/advisor/dashboard', '/dashboard'],
  ['advisor', '/schools/find', '/advisor/dashboard'],
  ['advisor', '/admin/people', '/advisor/dashboard'],
  ['admin', '/essays', '/dashboard'],
  ['advisor', '/advisor', '/advisor/dashboard'],
  ['advisor', '/advisor/students', '/student/advisor'],
  ['advisor', '/resources', '/resources/admitted-profiles'],
  ['student', '/financial', '/financial/scholarships'],
  ['student', '/profile/edit', '/profile/edit/0'],
] as const)
  test(`the ${as} who asks for ${asked} is at ${shown}`, async () => {
    await openPage(asked, { as })
    await expect.poll(() => location.pathname).toBe(shown)
    await expect.element(heading).toBeVisible()
  })

test('who rests the pointer or the keyboard on an icon of the narrow sidebar is told what it stands for', async () => {
  await openPage('/settings')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const told = page.getByRole('tooltip')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Essays' }).hover()
  await expect.element(told).toHaveTextContent('Essays')
  await heading.hover()
  await expectGone(told)

  page
    .getByRole('button', { name: /Jump to/ })
    .element()
    .focus()
  await userEvent.tab()
  await userEvent.tab()
  const focused = document.activeElement!.closest('[data-hint]')
  await expect.element(told).toHaveTextContent(focused!.getAttribute('data-hint')!)
  await userEvent.keyboard('{Escape}')
  await expectGone(told)
})
