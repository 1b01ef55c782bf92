import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenChecklistItem, givenEntry } from '@bearings/server/testing/given-schools'
import { givenTask } from '@bearings/server/testing/given-tasks'
import type { Page } from '@playwright/test'
import { expect, waitForPreloads, test } from './fixtures.ts'
import type { Running } from './prepare.ts'
import { waitUntilStored } from './stored-on-device.ts'

// The other specs have no service worker, so that each of their requests reaches the server.
test.use({ serviceWorkers: 'allow', loadsAhead: true })

test('a tick and a status set offline are there after a reload, on the server once, and on another device', async ({
  running,
  openAs,
}) => {
  const { maya, path } = await givenSchool(running)
  const page = await openAs(maya)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '')
  })
  await page.goto(path)
  await waitUntilStored(page)

  await cutOff(page)
  await statusIn(page).selectOption('Submitted')
  await page.getByRole('checkbox', { name: 'CSS Profile' }).click()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('2 changes not sent yet.')
  await page.reload()

  await expect(statusIn(page)).toHaveValue('Submitted')
  await expect(page.getByRole('checkbox', { name: 'CSS Profile' })).toBeChecked()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('2 changes not sent yet.')
  expect(sent).toEqual([])
  await page.context().setOffline(false)

  await expect(page.getByRole('complementary', { name: 'Sidebar' })).not.toContainText('not sent yet')
  await expect.poll(() => unsentHere(page)).toEqual([])
  const other = await openAs(maya)
  await other.goto(path)
  await expect(statusIn(other)).toHaveValue('Submitted')
  await expect(other.getByRole('checkbox', { name: 'CSS Profile' })).toBeChecked()
  await page.reload()
  await expect(statusIn(page)).toHaveValue('Submitted')
  expect(sent.toSorted()).toEqual(['{"done":true}', '{"status":"Submitted"}'])
})

test('a task that is done offline is sent after a reload', async ({ running, openAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  const maya = await givenUser(running.db, 'student')
  await givenLink(running.db, { advisor, student: maya })
  await givenTask(running.db, { advisor, student: maya })
  await givenTask(running.db, { advisor, student: maya }, { title: 'Visit a campus', status: 'completed' })
  const page = await openAs(maya)
  await page.goto('/student/advisor?tab=tasks')
  await waitUntilStored(page)

  await cutOff(page)
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mark as Pending' })).toHaveCount(2)
  await page.context().setOffline(false)

  await expect.poll(() => unsentHere(page)).toEqual([])
  const other = await openAs(maya)
  await other.goto('/student/advisor?tab=tasks')
  await expect(other.getByRole('button', { name: 'Mark as Pending' })).toHaveCount(2)
})

test('an essay’s status and a step of financial aid that are set offline are sent after a reload', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, maya, { promptName: 'Why us?', content: 'Because.' })
  const page = await openAs(maya)
  await page.goto(`/essays/${id}`)
  await waitUntilStored(page)
  await page.goto('/financial/forms')
  await waitUntilStored(page)

  await cutOff(page)
  await page.getByRole('checkbox').first().click()
  await expect.poll(() => unsentHere(page)).toHaveLength(1)
  await page.goto(`/essays/${id}`)
  await page.getByLabel('Status').selectOption('Submitted')
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('2 changes not sent yet.')
  await page.reload()

  await expect(page.getByLabel('Status')).toHaveValue('submitted')
  await page.context().setOffline(false)
  await expect.poll(() => unsentHere(page)).toEqual([])
  const other = await openAs(maya)
  await other.goto(`/essays/${id}`)
  await expect(other.getByLabel('Status')).toHaveValue('submitted')
  await other.goto('/financial/forms')
  await expect(other.getByRole('checkbox').first()).toBeChecked()
})

test('a class that is chosen offline is sent after a reload, and is not asked for again', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const page = await openAs(maya)
  await page.goto('/dashboard')
  const question = page.getByRole('heading', { name: 'Which grade are you in?' })
  await expect(question).toBeVisible()
  await waitUntilStored(page)

  await cutOff(page)
  await page.getByRole('button', { name: '11th grade' }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => unsentHere(page)).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  await expect(question).toBeHidden()
  await page.context().setOffline(false)

  await expect.poll(() => unsentHere(page)).toEqual([])
  const other = await openAs(maya)
  await other.goto('/settings')
  await expect(other.getByRole('combobox', { name: 'Class' })).toHaveValue(/11th grade/)
})

test('a timeline that is put into Deadlines offline is sent after a reload, with the class', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const page = await openAs(maya)
  await page.goto('/deadlines/timeline')
  const shown = page.getByRole('switch', { name: /in Deadlines$/ })
  await expect(shown).not.toBeChecked()
  await waitUntilStored(page)

  await cutOff(page)
  await shown.click({ force: true })
  await expect(shown).toBeChecked()
  await expect.poll(() => unsentHere(page)).toHaveLength(1)
  await page.reload()
  await expect(shown).toBeChecked()
  await page.context().setOffline(false)

  await expect.poll(() => unsentHere(page)).toEqual([])
  const other = await openAs(maya)
  await other.goto('/deadlines/timeline')
  await expect(other.getByRole('switch', { name: /in Deadlines$/ })).toBeChecked()
})

test('a class that is changed in Settings offline is sent after a reload', async ({ running, openAs }) => {
  const maya = await givenUser(running.db, 'student')
  const page = await openAs(maya)
  await page.goto('/settings')
  const chosen = page.getByRole('combobox', { name: 'Class' })
  await expect(chosen).toBeVisible()
  await waitUntilStored(page)

  await cutOff(page)
  await chosen.click()
  await page.getByRole('option', { name: /11th grade/ }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('You have unsaved changes.')).toBeHidden()
  await expect.poll(() => unsentHere(page)).toHaveLength(1)
  await page.reload()
  await expect(chosen).toHaveValue(/11th grade/)
  await page.context().setOffline(false)

  await expect.poll(() => unsentHere(page)).toEqual([])
  const other = await openAs(maya)
  await other.goto('/settings')
  await expect(other.getByRole('combobox', { name: 'Class' })).toHaveValue(/11th grade/)
})

test('a status that another device has set meanwhile is written over only when its student says so', async ({
  running,
  openAs,
}) => {
  const { maya, path } = await givenSchool(running)
  const [page, other] = [await openAs(maya), await openAs(maya)]
  await page.goto(path)
  await waitUntilStored(page)
  await cutOff(page)
  // A page that was opened without a network keeps changes too.
  await page.reload()
  await statusIn(page).selectOption('Submitted')
  await expect.poll(() => unsentHere(page)).toHaveLength(1)
  await page.reload()
  await expect(statusIn(page)).toHaveValue('Submitted')
  // Far down the page, where one would not see its top.
  await page.mouse.wheel(0, 10_000)
  await other.goto(path)
  const saved = other.waitForResponse((response) => response.request().method() === 'PATCH')
  await statusIn(other).selectOption('Withdrawn')
  await saved
  await other.goto(path)
  await expect(statusIn(other)).toHaveValue('Withdrawn')

  await page.context().setOffline(false)
  const question = page.getByRole('region', { name: 'Changed in two places' })
  await expect(question).toContainText(
    'The other version: Status Withdrawn. Your change, not sent yet: Status Submitted.',
  )
  await expect(question).toBeInViewport({ ratio: 1 })
  await other.reload()
  await expect(statusIn(other)).toHaveValue('Withdrawn')
  await question.getByRole('button', { name: 'Keep mine' }).click()

  await expect(question).toHaveCount(0)
  await expect.poll(() => unsentHere(page)).toEqual([])
  await other.reload()
  await expect(statusIn(other)).toHaveValue('Submitted')
})

test('a person who signs out before it is sent is asked, and leaves nothing of it', async ({
  running,
  openAs,
}) => {
  const { maya, path } = await givenSchool(running)
  const page = await openAs(maya)
  await page.goto(path)
  await waitUntilStored(page)
  await cutOff(page)
  await statusIn(page).selectOption('Submitted')
  await expect.poll(() => unsentHere(page)).toHaveLength(1)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const asked = page.getByRole('dialog', { name: 'Sign out with unsaved changes?' })
  await expect(asked).toContainText('What you changed is not sent.')
  await asked.getByRole('button', { name: 'Sign out and discard' }).click()

  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await unsentHere(page)).toEqual([])
})

test('a student who saves a week offline reads that it stays here, and saves it once back', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.goto('/dashboard')
  await cutOff(page)
  const goal = page.getByLabel('Week Goal')
  await goal.fill('Finish two drafts')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('What you typed stays on this device until it is saved.')).toBeVisible()
  await page.reload()
  await expect(goal).toHaveValue('Finish two drafts')

  await page.context().setOffline(false)
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).not.toContainText('Offline')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Goal: Finish two drafts')).toBeVisible()
})

/** Disconnects the network and waits until the page has noticed. */
async function cutOff(page: Page) {
  await waitForPreloads(page)
  await page.context().setOffline(true)
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('Offline')
}

function statusIn(page: Page) {
  return page.getByLabel('Status: Aster College')
}

/** Returns the names under which this browser stores unsent changes. */
function unsentHere(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.waiting.')))
}

async function givenSchool({ db }: Running) {
  const maya = await givenUser(db, 'student')
  const { id } = await givenEntry(db, maya, { name: 'Aster College' })
  await givenChecklistItem(db, id, { label: 'CSS Profile' })
  return { maya, path: `/schools/${id}/research` }
}
