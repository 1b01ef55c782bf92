import { givenUser } from '@bearings/server/testing/given'
import { givenNotification } from '@bearings/server/testing/given-notifications'
import { givenChecklistItem, givenEntry, idsOfColleges } from '@bearings/server/testing/given-schools'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// With animations, as most people see it.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

test('a student goes about on a phone with one thumb', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenNotification(running.db, student)
  await signInAs(student)
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

test('a plan is changed in a sheet that fits the phone, and a reload right after it loses nothing', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College', plan: 'regular' })
  await signInAs(student)
  await page.goto('/schools')

  await page.getByRole('button', { name: /Change plan, deadline and major: Aster College/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Aster College' })
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await sheet.getByLabel('Major').fill('Botany')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Enter')
  expect((await saved).ok()).toBe(true)

  await page.reload()
  await page.getByRole('button', { name: /Change plan, deadline and major: Aster College/ }).tap()
  await expect(sheet.getByLabel('Major')).toHaveValue('Botany')
})

test('a student who has not said where they live reads whole whose price a school card shows', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { kansasState } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: kansasState })
  await signInAs(student)
  await page.goto('/schools')
  const card = page.getByRole('row', { name: /Kansas State/ })

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(async () => {
      const note = await shapeOf(card.getByText(/^average, out of state; \$[\d,]+ in state$/))
      const price = await shapeOf(card.getByText(/^\$\d/))
      const rate = await shapeOf(card.getByText(/^\d+%$/))
      const town = await shapeOf(card.getByText('Manhattan, KS'))
      expect(note.width).toBeGreaterThan(0)
      for (const one of [rate, town])
        for (const other of [price, note]) expect(overlaps(one, other)).toBe(false)
    }).toPass({ timeout: 5000 })
  }
})

test('on a phone, no date lies on an item of the checklist', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenChecklistItem(running.db, id, { label: 'Correspondences', dueOn: '2099-11-01' })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)

  const checklist = page.getByRole('region', { name: 'Checklist' })
  const item = checklist.getByRole('listitem').filter({ hasText: 'Correspondences' })
  await expect(async () => {
    const words = await item.getByText('Correspondences', { exact: true }).evaluate((label) => {
      const text = document.createRange()
      text.selectNodeContents(label)
      return text.getBoundingClientRect().toJSON() as DOMRect
    })
    const date = await shapeOf(item.getByText('Nov 01, 2099'))
    expect(words.right <= date.left || words.bottom <= date.top).toBe(true)
  }).toPass()
})

function overlaps(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.top < other.bottom && other.top < one.bottom
}

function shapeOf(element: Locator) {
  return element.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect)
}

test('a student who scrolls through the filters can always see how many colleges are left', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools/find')
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /Show .* colleges/ })
  await expect(show).toBeInViewport({ ratio: 1 })

  await sheet.getByLabel('Historically Black (HBCU)').scrollIntoViewIfNeeded()
  await expect(show).toBeInViewport({ ratio: 1 })
})

test('a suggested course stands above its subject, not in one word with it', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/profile/edit/1')
  await page.getByLabel('AP/IB courses').fill('AP Biol')
  const option = page.getByRole('option', { name: /AP Biology/ })
  const course = (await option.getByText('AP Biology').boundingBox())!
  const subject = (await option.getByText('Sciences').boundingBox())!
  expect(subject.y).toBeGreaterThanOrEqual(course.y + course.height - 1)
})

test('on the smallest phone, the town, the kind, and the size of a college are read whole', async ({
  page,
  running,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools/find')
  const about = page.getByRole('list', { name: 'Colleges' }).getByText(/ · Private nonprofit · /)
  await about.first().waitFor()
  const isCut = (lines: Element[]) => lines.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(await about.evaluateAll(isCut)).toBe(false)
})

test('on a phone, a college that Compare offers is read whole', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  const { northCarolina } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: northCarolina })
  await signInAs(student)
  await page.goto('/schools/compare')
  const name = page
    .getByRole('button', { name: 'University of North Carolina at Chapel Hill' })
    .getByText('Uni')
  await expect(name).toBeVisible()
  expect(await name.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0)
})

test('on a phone, a school’s page begins with the application, and the note opens when it is wanted', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)

  const note = page.getByRole('region', { name: 'Research note' })
  await expect(page.getByRole('region', { name: 'Your application' })).toBeInViewport()
  await expect(note).toContainText('Nothing is noted yet.')
  expect((await shapeOf(note)).top).toBeGreaterThan(
    (await shapeOf(page.getByRole('region', { name: 'Checklist' }))).bottom,
  )

  await note.getByRole('button', { name: 'Write a note' }).click()
  await note.getByRole('textbox', { name: 'Research note' }).fill('Ask the coach')
  await expect(note.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(note).toContainText('Ask the coach')
  await expect(note.getByRole('textbox')).toHaveCount(0)
})
