import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { expect, test } from './fixtures.ts'

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
