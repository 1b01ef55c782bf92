import { cycleOn } from '@bearings/domain/calendar-dates'
import { addDays } from '@bearings/domain/today'
import { schoolDeadlines } from '@bearings/server/database/tables/colleges'
import { catalogLoads } from '@bearings/server/database/tables/colleges-reference'
import { followCatalog } from '@bearings/server/features/list/jobs'
import { notify } from '@bearings/server/features/notifications/service'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenNotification } from '@bearings/server/testing/given-notifications'
import { givenEntry, givenSchool } from '@bearings/server/testing/given-schools'
import { givenTask } from '@bearings/server/testing/given-tasks'
import { expect, waitForPreloads, test } from './fixtures.ts'

test('a notification appears in the bell of every tab without a reload', async ({
  context,
  page,
  running,
  student,
}) => {
  const other = await context.newPage()
  const opened = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/essays')
  await opened
  await other.goto('/deadlines')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await tell(running, student.userId, 'Write a draft')

  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await expect(tab.getByRole('link', { name: /Write a draft/ })).toBeVisible()
  }
  // A notification deleted in one tab disappears from the other.
  await page.getByRole('button', { name: 'Delete: Write a draft' }).click()
  await expect(other.getByText('No notifications')).toBeVisible()
})

test('what was told while the browser was offline is there when it is back', async ({
  context,
  page,
  running,
  student,
}) => {
  const opened = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/essays')
  await opened
  await waitForPreloads(page)
  await tell(running, student.userId, 'Before')
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()

  await context.setOffline(true)
  await tell(running, student.userId, 'Meanwhile')
  await context.setOffline(false)

  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
})

test('a page left open shows what was given while its stream was away, also before it had told anything', async ({
  page,
  running,
  student,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  let streams = 0
  await page.route('**/api/v1/notifications/stream', async (route) => {
    streams++
    // The first stream ends without an event; the notification is created before the second one opens.
    if (streams === 1) return route.fulfill({ body: 'retry: 3000\n\n', contentType: 'text/event-stream' })
    if (streams === 2) {
      await givenTask(running.db, { advisor, student }, { title: 'Ask for a transcript' })
      await tell(running, student.userId, 'New Task')
    }
    return route.continue()
  })
  await page.goto('/student/advisor')

  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await expect(page.getByText('Ask for a transcript')).toBeVisible()
})

test('a student whose college publishes its deadline sees it on the open list, and is told', async ({
  page,
  running,
  student,
}) => {
  const { id: schoolId, name } = await givenSchool(running.db)
  const earlier = new Date(Date.now() - 86_400_000)
  await givenEntry(running.db, student, { schoolId, plan: 'regular', updatedAt: earlier })
  const opened = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/schools')
  await opened
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()

  const date = addDays(new Date().toISOString().slice(0, 10), 30)
  await running.db.insert(schoolDeadlines).values({
    schoolId,
    round: 'regular',
    cycle: cycleOn(addDays(date, -29)),
    date,
    state: 'reported',
    source: 'Common App',
  })
  await running.db.insert(catalogLoads).values({ sha256: schoolId, rows: {} })
  await followCatalog({ db: running.db, now: () => new Date() })

  await expect(row).toContainText('Reported by Common App')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('link', { name: /Deadline Published/ })).toContainText(name)
})

test('a person looks through all of them, by kind and by what is unread', async ({
  page,
  running,
  student,
}) => {
  for (let count = 1; count <= 35; count++)
    await givenNotification(running.db, student, {
      type: count % 2 ? 'task-assigned' : 'application-reminder',
      title: `Number ${count}`,
      isRead: count > 3,
      createdAt: new Date(Date.UTC(2026, 9, 1, 12, count)),
    })
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
  await page.getByRole('link', { name: 'See all' }).click()

  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(rows).toHaveCount(30)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect(rows).toHaveCount(35)

  await page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Kind').selectOption('New tasks')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/unread=true/)
  await page.reload()
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Nothing unread of this kind.')).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Delete: Number 35' }).click()
  await expect(page.getByText('Number 35')).toHaveCount(0)
})

test('a person who asks for earlier ones gets them though something new comes meanwhile', async ({
  page,
  running,
  student,
}) => {
  for (let count = 1; count <= 35; count++)
    await givenNotification(running.db, student, {
      title: `Number ${count}`,
      createdAt: new Date(Date.UTC(2026, 9, 1, 12, count)),
    })
  const opened = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/notifications')
  await opened
  const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(rows).toHaveCount(30)
  await page.route(
    /notifications\?.*after=/,
    async (route) => {
      await tell(running, student.userId, 'Feedback on Your Essay')
      await expect(rows.first()).toContainText('Feedback on Your Essay')
      await route.continue().catch(() => {})
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Show earlier' }).click()

  await expect(rows).toHaveCount(36)
})

test('what a person switches off they are not told of, and mail is theirs to choose', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await signInAs(student)
  let saved = 0
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') saved++
  })
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Notifications' })

  await section.getByRole('checkbox', { name: 'New tasks: in the app' }).click()
  await expect(section.getByRole('checkbox', { name: 'New tasks: in the app' })).not.toBeChecked()
  await section.getByRole('switch', { name: 'Email notifications' }).click()
  await expect(section.getByRole('checkbox', { name: 'Essay feedback: by email' })).not.toBeChecked()
  await section.getByRole('checkbox', { name: 'Deadline reminders: by email' }).click()
  await expect(section.getByRole('checkbox', { name: 'Deadline reminders: by email' })).toBeChecked()
  await expect(section.getByRole('checkbox', { name: 'Connection requests: in the app' })).toBeDisabled()
  await expect.poll(() => saved).toBe(3)

  await page.goto('/deadlines')
  await expect(
    page.getByRole('switch', { name: 'Also by email, at most one email each morning' }),
  ).toBeChecked()
  await page.goto('/settings')
  await expect(section.getByRole('checkbox', { name: 'New tasks: in the app' })).not.toBeChecked()
  await expect(section.getByRole('switch', { name: 'Email notifications' })).toBeChecked()
})

function tell({ db }: { db: Parameters<typeof notify>[0] }, userId: string, title: string): Promise<void> {
  const told = {
    userId,
    type: 'task-assigned',
    title,
    message: 'A message',
    link: '/student/advisor',
  } as const
  return db.transaction((tx) => notify(tx, { ...told, now: new Date() }))
}

test('who deletes notifications with the keyboard goes on with the next, and after the last at the heading', async ({
  page,
  running,
  student,
}) => {
  for (const title of ['One', 'Two', 'Three']) await givenNotification(running.db, student, { title })

  await page.goto('/notifications')
  const remove = page.getByRole('main').getByRole('button', { name: /^Delete: / })
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(2)
  await expect(remove.first()).toBeFocused()

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: /Notifications/ })
  const inPanel = panel.getByRole('button', { name: /^Delete: / })
  await inPanel.first().press('Enter')
  await expect(inPanel).toHaveCount(1)
  await expect(inPanel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('No notifications')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
})
