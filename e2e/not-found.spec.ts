import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const words = "The page you're looking for doesn't exist or has been moved."

test('a student at an address that leads nowhere keeps the sidebar, and jumps to where they meant to go', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  for (const path of ['/nowhere', '/schools/find/abc', '/profile/edit/7']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found · Bearings')
  }
  await expectAccessible(page)

  await page.getByRole('main').getByRole('button', { name: 'Jump to…' }).click()
  const bar = page.getByRole('dialog', { name: 'Jump to' })
  await expect(bar.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a visitor at an address that leads nowhere is told so, and not asked to sign in', async ({ page }) => {
  // The second path has invalid percent-encoding.
  for (const path of ['/nowhere', '/%E0%A4%A']) {
    const response = await page.goto(path)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to Homepage' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  }
})

test('a person who asks for a page of another role is at home instead', async ({ running, openAs }) => {
  const pages = [
    ['student', '/admin/people', '/dashboard'],
    ['student', '/advisor/dashboard', '/dashboard'],
    ['advisor', '/schools/find', '/advisor/dashboard'],
    ['advisor', '/admin/people', '/advisor/dashboard'],
    ['admin', '/essays', '/dashboard'],
  ] as const
  for (const [role, path, home] of pages) {
    const page = await openAs(await givenUser(running.db, role))
    await page.goto(path)
    await expect(page, `${role} at ${path}`).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('an advisor who cuts an address short comes to the first page there', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'advisor'))
  for (const [short, full] of [
    ['/advisor', '/advisor/dashboard'],
    ['/advisor/students', '/student/advisor'],
    ['/resources', '/resources/admitted-profiles'],
  ] as const) {
    const response = await page.goto(short)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(full)
  }
})

test('a student who cuts an address short comes to the first page there', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  for (const [short, full] of [
    ['/financial', '/financial/scholarships'],
    ['/profile/edit', '/profile/edit/0'],
  ] as const) {
    const response = await page.goto(short)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(full)
  }
})

test('a person who follows an address with nonsense behind the question mark sees the page as it is without', async ({
  page,
  running,
  openAs,
}) => {
  await page.goto('/auth?tab=signup&next=5')
  await expect(page.getByText('Sign in to pick up where you left off.')).toBeVisible()

  const [student, advisor] = [await givenUser(running.db, 'student'), await givenUser(running.db, 'advisor')]
  await givenLink(running.db, { advisor, student })
  const students = await openAs(student)
  await students.goto('/deadlines?month=2026-99&source=zz&view=zz')
  await expect(students.getByRole('table')).toBeVisible()
  await students.goto('/notifications?type=zz&unread=zz')
  await expect(students.getByText('No notifications')).toBeVisible()

  const advisors = await openAs(advisor)
  await advisors.goto(`/advisor/students/${student.userId}?tab=zz&direction=zz`)
  await expect(advisors.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  await advisors.goto('/student/advisor?reason=zz&group=zz&order=zz&direction=zz')
  await expect(advisors.getByRole('columnheader', { name: 'Needs' })).toBeVisible()
})
