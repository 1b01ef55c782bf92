import { addDays } from '@bearings/domain/today'
import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenChecklistItem, givenEntry } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { noonToday, noonZone } from './noon-zone.ts'

const inDays = (days: number) => addDays(noonToday, days)
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('a student who opens their home asks for deadlines once, and again after a change', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  const reed = await givenEntry(running.db, student, {
    name: 'Reed College',
    deadline: inDays(20),
    deadlineState: 'own',
  })
  await givenEssay(running.db, student, { entryId: reed.id, promptName: 'Why Reed?', deadline: inDays(9) })
  await signInAs(student)
  let reads = 0
  page.on('request', (request) => (reads += request.url().endsWith('/api/v1/deadlines') ? 1 : 0))

  const live = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /Why Reed/ })).toBeVisible()
  await live
  await waitForPreloads(page)
  expect(reads).toBe(1)

  await page
    .getByRole('link', { name: /^Essays/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Essay deleted successfully!').last()).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Why Reed/ })).toBeHidden()
})

test('a student sees late things first, what is left for each, and comes back to the same view', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  const reed = await givenEntry(running.db, student, {
    name: 'Reed College',
    plan: 'early_action',
    deadline: inDays(20),
    deadlineState: 'own',
  })
  await givenEntry(running.db, student, {
    name: 'Tulane University',
    deadline: inDays(-30),
    deadlineState: 'own',
    status: 'Submitted',
  })
  await givenEssay(running.db, student, { entryId: reed.id, promptName: 'Why Reed?', deadline: inDays(-1) })
  await givenChecklistItem(running.db, reed.id, { label: 'Transcript', dueOn: inDays(7) })
  await signInAs(student)

  await page.goto('/dashboard')
  const nextOnes = page.getByRole('region', { name: 'Next deadlines' }).getByRole('listitem')
  await expect(nextOnes).toContainText(['Why Reed?', 'Transcript', 'Early Action'])
  await expect(nextOnes.first()).toContainText('1 day late')

  await page.goto('/deadlines?tests=false')
  await expect(page.getByText('1 late, 1 due in the next two weeks')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByText('List', { exact: true }).click()

  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Late')
  await expect(row(page, 'Why Reed?')).toContainText('Reed College · Essay · Not started')
  await expect(row(page, 'Why Reed?')).toContainText('1 day late')
  await expect(row(page, 'Early Action')).toContainText('1 essay left, 1 checklist item left')
  await expect(row(page, 'Early Action')).toContainText('20 days')
  await expect(row(page, 'Tulane University')).toBeHidden()

  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('checkbox', { name: 'Done' }).check()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Tulane University')).toContainText('Submitted')
  await page
    .getByRole('link', { name: /^Essays/ })
    .last()
    .click()
  await expect(row(page, 'Transcript')).toBeHidden()
  await page.reload()
  await expect(page).toHaveURL(/view=list/)
  await expect(row(page, 'Why Reed?')).toBeVisible()
  await expect(row(page, 'Transcript')).toBeHidden()

  await row(page, 'Why Reed?').getByRole('link').click()
  await expect(page).toHaveURL(/\/essays\//)
})

test('a student makes a calendar feed, copies its address, and ends it', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  await givenEntry(running.db, student, {
    name: 'Reed College',
    deadline: inDays(20),
    deadlineState: 'own',
  })
  await signInAs(student)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/deadlines')
  await page.getByRole('button', { name: 'Calendar feed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' })

  await dialog.getByRole('button', { name: 'Create feed' }).click()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toMatch(/^http/)
  const address = await clipboard()
  const served = await fetch(address)
  expect(served.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await served.text()).toContain('SUMMARY:Reed College: Application')

  await dialog.getByRole('button', { name: 'End feed' }).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(dialog.getByRole('button', { name: 'Create feed' })).toBeFocused()
  expect((await fetch(address)).status).toBe(404)
})

test('a ninth grader puts the timeline into their deadlines, and takes it out again', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student', { timeZone: noonZone }))
  const [year, month] = noonToday.split('-').map(Number) as [number, number]
  const ninthGraders = (month >= 7 ? year + 1 : year) + 3
  const shown = page.getByLabel(`Show the class of ${ninthGraders} in Deadlines`)
  const fafsa = row(page, 'FAFSA opens')

  await page.goto('/deadlines?view=list')
  await expect(page.getByRole('heading', { name: 'When is it due?' })).toBeVisible()
  await expect(fafsa).toBeHidden()
  await page.goto('/deadlines/timeline')
  await page.getByRole('button', { name: '9th grade' }).click()
  await expect(shown).not.toBeChecked()
  await shown.click({ force: true })
  await expect(page.getByText('The timeline is in Deadlines')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/deadlines?view=list&source=milestone')
  await expect(fafsa).toContainText(`Timeline of 12th grade. Oct 01, ${ninthGraders - 1}`)
  await expect(fafsa).toContainText('studentaid.gov, checked')
  await expectAccessible(page)

  await page.goto('/deadlines/timeline')
  await expect(page.getByRole('button', { name: '9th grade' })).toHaveAttribute('aria-pressed', 'true')
  await expect(shown).toBeChecked()
  await shown.click({ force: true })
  await expect(page.getByText('The timeline is no longer in Deadlines')).toBeVisible()
  await page.goto('/deadlines?view=list')
  await expect(page.getByRole('heading', { name: 'When is it due?' })).toBeVisible()
  await expect(fafsa).toBeHidden()
})
