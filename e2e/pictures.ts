import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { schools } from '@bearings/server/database/tables/colleges'
import { givenUser } from '@bearings/server/testing/given'
import { everyPart, givenGuardian } from '@bearings/server/testing/given-family'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expect, type Page } from '@playwright/test'
import { rosterOf } from './a-school.ts'
import { test } from './moving-clock.ts'

const folder = resolve(import.meta.dirname, '../docs/pictures')
const landing = resolve(import.meta.dirname, '../apps/web/src/landing/pictures')

// Always the same morning and the same person, so that a picture changes with the product and not with the
// day.
const morning = '2026-10-20T08:40-04:00'
const demoId = '00000000-0000-4000-8000-000000000000'

/** Emory, the University of Virginia, and Vanderbilt, by their federal numbers, with their dates of this cycle. */
const onHerList = [
  { unitid: 139_658, plan: 'early_decision', deadline: '2026-11-01' },
  { unitid: 234_076, plan: 'early_action', deadline: '2026-11-01' },
  { unitid: 221_999, plan: 'regular', deadline: '2027-01-01' },
] as const

test.use({
  begins: morning,
  timezoneId: 'America/New_York',
  locale: 'en-US',
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 860 },
})

test('what a student sees, on a laptop and on a phone, and what their advisor sees', async ({
  page,
  clock,
  running,
}) => {
  await running.db.execute(`alter table demos alter column id set default '${demoId}'`)
  await clock.comeBack(morning, '/')
  await page.getByRole('button', { name: 'Try Demo' }).click()
  await expect(page).toHaveURL('/dashboard')
  await take(page, 'student')
  await takeForLanding(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schools')
  await take(page, 'phone')

  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/dashboard')
  await page.getByText('Advisor', { exact: true }).click()
  await expect(page).toHaveURL('/advisor/dashboard')
  await take(page, 'advisor')
})

test('what their mother reads on her phone, in Spanish', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Nadia Whitaker' })
  const catalog = await running.db.select({ id: schools.id, unitid: schools.unitid }).from(schools)
  for (const { unitid, ...dates } of onHerList) {
    const schoolId = catalog.find((college) => college.unitid === unitid)!.id
    await givenEntry(running.db, student, { schoolId, ...dates, deadlineState: 'own' })
  }
  const guardian = await givenUser(running.db, 'guardian', { fullName: 'Rosa Whitaker', language: 'es' })
  await givenGuardian(running.db, { guardian, student }, everyPart)
  await signInAs(guardian)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/family')
  await take(page, 'family')
})

test('what the office of a school sees before its students have joined', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin', { fullName: 'Ada Admin' }))
  await page.goto('/admin/school')
  await page.getByRole('switch', { name: 'This server belongs to a school' }).click()
  await page.getByLabel('Name of the school').fill('Lincoln High')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('tab', { name: 'Import' }).click()
  const file = { name: 'oneroster.zip', mimeType: 'application/zip', buffer: rosterOf(300) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Import 302 people' }).click()
  await expect(page.getByText('People imported')).toBeVisible()
  await page.goto('/admin/school')
  await expect(page.getByRole('row', { name: /Nadia New/ })).toBeVisible()
  await take(page, 'school')
})

/** Takes the student's home for the landing page. */
async function takeForLanding(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.setViewportSize({ width: 1280, height: 800 })
    await take(page, `home-${colorScheme}`, landing)
    await page.setViewportSize({ width: 390, height: 760 })
    await take(page, `phone-${colorScheme}`, landing)
  }
}

/** Saves the window's content as WebP, a third of the size of a PNG, which is Playwright's own format. */
async function take(page: Page, name: string, into = folder): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  await writeFile(resolve(into, `${name}.webp`), Buffer.from(data, 'base64'))
}
