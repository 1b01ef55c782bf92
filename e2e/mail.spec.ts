import { mailNotifications } from '@bearings/server/features/notifications/mails/jobs'
import { notify } from '@bearings/server/features/notifications/service'
import { givenUser } from '@bearings/server/testing/given'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import type { Running } from './prepare.ts'

test('a student ends emails about new tasks from an email, signed out, and keeps the others', async ({
  page,
  running,
}) => {
  const student = await givenUser(running.db, 'student')
  await tell(running, student.userId, 'task-assigned')
  const [mail] = await running.mailsTo(student.email)

  await page.goto(/\S+\/unsubscribe\/\S+/.exec(mail!.text)![0])
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  await expect(page.getByText('You will not get emails about new tasks anymore.')).toBeVisible()
  await expectAccessible(page)

  await tell(running, student.userId, 'task-assigned')
  await tell(running, student.userId, 'advisor-request')
  const subjects = (await running.mailsTo(student.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['advisor-request', 'task-assigned'])

  await page.getByRole('link', { name: 'settings' }).click()
  await expect(page).toHaveURL(/\/auth\?/)
})

test('a link that an email program cut in two says what to do', async ({ page }) => {
  await page.goto('/unsubscribe/cut-in-two')

  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expectAccessible(page)
})

async function tell({ db, config }: Running, userId: string, type: 'task-assigned' | 'advisor-request') {
  const now = new Date()
  await db.transaction((tx) => notify(tx, { userId, type, title: type, message: 'Something new', now }))
  await mailNotifications({ db, config, now: () => new Date(now.getTime() + 600_000) })
}
