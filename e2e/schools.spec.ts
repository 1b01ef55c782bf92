import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn } from '@bearings/domain/class-year'
import { addDays } from '@bearings/domain/today'
import { schoolDeadlines } from '@bearings/server/database/tables/colleges'
import { finances } from '@bearings/server/database/tables/money'
import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import {
  givenChecklistItem,
  givenEntry,
  givenSchool,
  idsOfColleges,
} from '@bearings/server/testing/given-schools'
import type { Locator } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { noonToday, noonZone } from './noon-zone.ts'

test('a student sees where each application stands, and finds it by status and deadline', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const own = { deadlineState: 'own' } as const
  await givenEntry(running.db, student, { name: 'Aster College', deadline: '2099-01-15', ...own })
  await givenEntry(running.db, student, { name: 'Birch College', deadline: '2099-01-05', ...own })
  await givenEntry(running.db, student, { name: 'Cedar College', status: 'Submitted' })
  await signInAs(student)
  await page.goto('/schools')

  const names = page.getByRole('rowheader')
  await expect(names).toContainText(['Birch', 'Aster', 'Cedar'])
  await page.getByLabel('Sort by').selectOption('Sort: Name')
  await expect(names).toContainText(['Aster', 'Birch', 'Cedar'])

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('row', { name: /Aster/ }).getByLabel('Status').selectOption('In Progress')
  const menu = page.getByRole('button', { name: 'Status', exact: true })
  await menu.click()
  await page.getByRole('checkbox', { name: 'In Progress (1)' }).check()
  await expect(names).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Submitted (1)' }).check()
  await expect(names).toContainText(['Aster', 'Cedar'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.getByRole('button', { name: 'Remove the filter In Progress' }).press('Enter')
  await expect(names).toContainText(['Cedar'])
  await expect(page.getByRole('button', { name: 'Remove the filter Submitted' })).toBeFocused()
  await menu.click()
  await page.getByRole('checkbox', { name: 'In Progress (1)' }).check()
  await page.getByRole('checkbox', { name: 'Submitted (1)' }).uncheck()
  await expect(names).toHaveCount(1)
  await saved
  await page.reload()
  await expect(page.getByRole('row', { name: /Aster/ }).getByLabel('Status')).toHaveValue('In Progress')
  await expect(names).toHaveCount(1)
})

test('a student with fourteen schools sees all of them at once', async ({ page, running, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const student = await givenUser(running.db, 'student')
  const names = Array.from({ length: 14 }, (_, at) => `College ${String.fromCharCode(65 + at)}`)
  for (const name of names) await givenEntry(running.db, student, { name })
  await signInAs(student)
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Compact rows' }).click()

  for (const name of names) await expect(page.getByRole('rowheader', { name })).toBeInViewport({ ratio: 1 })
})

test('a student commits to one school only, and is told about two promises', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, {
    name: 'Aster College',
    plan: 'early_decision',
    status: 'Committed',
  })
  await givenEntry(running.db, student, { name: 'Birch College', plan: 'early_decision_2' })
  await signInAs(student)
  await page.goto('/schools')

  await expect(page.getByRole('alert')).toContainText('You have it at Aster College and Birch College')
  const status = page.getByRole('row', { name: /Birch/ }).getByLabel('Status')
  await status.selectOption('Committed')
  await expect(page.getByText('You are committed to another school')).toBeVisible()
  await expect(status).toHaveValue('Not Started')
})

test('a student who is admitted by Early Decision reads what that asks for, and each heading of the list has room', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { satActScore: '1400 SAT', incomeBracket: '30k-60k' })
  await givenEntry(running.db, student, {
    name: 'Aster College',
    plan: 'early_decision',
    status: 'Submitted',
  })
  await givenEntry(running.db, student, { name: 'Birch College', plan: 'regular' })
  await signInAs(student)
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/schools')
  await page.getByRole('row', { name: /Aster/ }).getByLabel('Status').selectOption('Accepted')

  await expect(page.getByText('Congratulations! Aster College has admitted you')).toBeVisible()
  await expect(page.getByText(/withdraw from Birch College/)).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 860 })
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: 'you 1400' })).toBeVisible()
  const cut = await heads.evaluateAll((all) =>
    all.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
  )
  expect(cut).toEqual([])
})

test('once a student has committed, no other school counts the days left', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEntry(running.db, student, {
    name: 'Aster College',
    deadline: '2099-01-15',
    deadlineState: 'own',
  })
  const birch = await givenEntry(running.db, student, { name: 'Birch College', status: 'Committed' })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)
  const own = page.getByRole('region', { name: 'Your application' })
  await expect(own.getByLabel('Status')).toHaveValue('Not Started')
  await expect(own.getByText(/days left/)).toHaveCount(0)

  await page.goto(`/schools/${birch.id}/research`)
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await own.getByLabel('Status').selectOption('Accepted')
  await changed
  await page.goto(`/schools/${id}/research`)
  await expect(own.getByText(/days left/)).toBeVisible()
})

test('a school’s page begins with five figures, and marks what families like the student’s pay', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { incomeBracket: '30k-60k' })
  const { stanford } = await idsOfColleges(running.db)
  const { id } = await givenEntry(running.db, student, { schoolId: stanford })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)

  const facts = page.getByRole('region', { name: 'Key figures' })
  await expect(facts).toContainText('Net price, your income')
  const top = async (of: Locator) => (await of.boundingBox())!.y
  expect(await top(facts)).toBeLessThan(await top(page.getByRole('region', { name: 'Your application' })))
  const costs = page.getByRole('region', { name: 'What it costs' })
  await expect(costs.getByText('your family')).toHaveCount(2)
  await expectAccessible(page)
})

test('a family from another state is told that a public college’s prices are those of residents', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { incomeBracket: '30k-60k' })
  const { ucla } = await idsOfColleges(running.db)
  const { id } = await givenEntry(running.db, student, { schoolId: ucla })
  const livesIn = (state: string) =>
    running.db
      .insert(finances)
      .values({ userId: student.userId, state })
      .onConflictDoUpdate({ target: finances.userId, set: { state } })
  await livesIn('CA')
  await signInAs(student)
  const costs = page.getByRole('region', { name: 'What it costs' })
  await page.goto(`/schools/${id}/research`)
  await expect(costs.getByText('your family')).toHaveCount(2)

  await livesIn('OH')
  await page.reload()

  await expect(costs.getByText('your income')).toHaveCount(2)
  await expect(costs.getByText('More tuition for you, from another state')).toBeVisible()
  await expect(costs.getByText('your family')).toHaveCount(0)
})

test('a school’s page opens also when the student’s profile comes after it', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { stanford } = await idsOfColleges(running.db)
  const { id } = await givenEntry(running.db, student, { schoolId: stanford })
  await signInAs(student)
  const answer = await holdRequests(page, '**/api/v1/profile')
  await page.goto(`/schools/${id}/research`)
  const facts = page.getByRole('region', { name: 'Key figures' })
  await expect(facts).toBeVisible()

  const profile = page.waitForResponse('**/api/v1/profile')
  answer()
  await profile

  await expect(facts).toBeVisible()
})

test('what was typed into the dialog outlasts closing it, and a school can be added by hand', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools')
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })

  await page.getByRole('button', { name: 'Add School' }).click()
  await dialog.getByRole('button', { name: 'Add to My List' }).click()
  await expect(dialog.getByText('Enter the name of a school.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'School' }).fill('Hillside')
  await dialog.getByRole('option', { name: /Add it by hand/ }).click()
  await dialog.getByLabel('School').fill('Hillside College')
  await dialog.getByLabel('City and state').fill('Hillside, VT')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add School' }).click()
  await expect(dialog.getByLabel('School')).toHaveValue('Hillside College')
  await dialog.getByLabel('Plan').selectOption('Early Action')
  await dialog.getByLabel('Deadline').fill('2098-12-15')
  await dialog.getByRole('button', { name: 'Add to My List' }).click()
  await expect(page.getByRole('row', { name: /Hillside College.*Dec 15, 2098.*Early Action/ })).toBeVisible()
})

test('a student who presses Enter before the matches have arrived gets the first of them', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools')
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
  const field = dialog.getByRole('combobox', { name: 'School' })
  await page.getByRole('button', { name: 'Add School' }).click()
  const answer = await holdRequests(page, '**/api/v1/schools/catalog?*')

  await field.fill('stanfor')
  await field.press('Enter')
  await expect(dialog.getByText('Choose a school from the list')).toBeHidden()
  answer()
  await expect(dialog.getByLabel('School')).toHaveValue('Stanford University')
  await expect(dialog.getByLabel('Plan')).toBeVisible()
})

test('Cancel forgets what was typed, and the matches are part of the dialog', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/schools')
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
  const field = dialog.getByRole('combobox', { name: 'School' })

  await page.getByRole('button', { name: 'Add School' }).click()
  await field.fill('univ')
  await expect(dialog.getByRole('option', { name: /Add it by hand/ })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await field.fill('stanf')
  await dialog.getByRole('option', { name: /Stanford University/ }).click()
  await dialog.getByLabel('Major').fill('Nursing')
  await dialog.getByLabel('Plan').focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add School' }).click()
  await expect(dialog.getByText('Restored what you typed')).toBeVisible()
  await expect(dialog.getByLabel('Major')).toHaveValue('Nursing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add School' }).click()
  await expect(field).toHaveValue('')
  await expect(dialog.getByLabel('Major')).toHaveValue('')
  await field.fill('Hillside')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a college typed by hand is offered from the catalog, and a double click adds it once', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools?add=true')
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })

  await dialog.getByRole('combobox', { name: 'School' }).fill('Stanford University')
  await dialog.getByRole('option', { name: /Add it by hand/ }).click()
  await dialog.getByRole('button', { name: 'Use It' }).click()
  await dialog.getByRole('button', { name: 'Add to My List' }).dblclick()

  await expect(page.getByRole('rowheader', { name: 'Stanford University' })).toHaveCount(1)
  await expect(dialog).toBeHidden()
  await page.goto('/schools?add=true')
  await expect(dialog.getByRole('combobox', { name: 'School' })).toHaveValue('')
})

test('the filter that is chosen stays chosen while a dialog is open', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await givenEntry(running.db, student, { name: 'Birch College', status: 'Submitted' })
  await signInAs(student)
  await page.goto('/schools?stage=waiting&add=true')

  const chosen = page.locator('nav[aria-label="Filter"] [aria-current]')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(chosen).toHaveText(/^Waiting/)
  await page.goto('/schools?add=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(chosen).toHaveText(/^All/)
})

test('a student is told which plans of a college have passed before choosing one, and what it asks of them', async ({
  page,
  running,
  signInAs,
}) => {
  const graduationYear = classApplyingOn(noonToday)
  const student = await givenUser(running.db, 'student', { timeZone: noonZone, graduationYear })
  const { id: schoolId } = await givenSchool(running.db)
  const published = { schoolId, cycle: cycleOn(noonToday), state: 'reported', source: 'The college' } as const
  await running.db.insert(schoolDeadlines).values([
    { ...published, round: 'early_action', date: addDays(noonToday, -20) },
    { ...published, round: 'regular', date: addDays(noonToday, 20) },
  ])
  await givenEntry(running.db, student, { schoolId })
  await signInAs(student)
  await page.goto('/schools')

  await page.getByRole('button', { name: /^No plan yet/ }).click()

  const plan = page.getByRole('dialog').getByLabel('Plan')
  await expect(plan.getByRole('option', { name: 'Early Action (passed)', exact: true })).toBeAttached()
  await expect(plan.getByRole('option', { name: 'Regular', exact: true })).toBeAttached()
  await plan.selectOption('Early Decision')
  await expect(plan).toHaveAccessibleDescription(/^You apply early and promise to enroll/)
})

test('a student whose new major is refused finds it typed when they open the plan again, and saves it', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto('/schools')
  const plan = page.getByRole('button', { name: /^No plan yet/ })
  const major = page.getByRole('dialog').getByLabel('Major')
  await page.route('**/api/v1/schools/list/*', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'CONFLICT' } } }),
  )
  await plan.click()
  await major.fill('Nursing')
  await major.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Not saved')

  await page.unrouteAll()
  await plan.click()
  await expect(major).toHaveValue('Nursing')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await major.press('Enter')
  expect((await saved).ok()).toBe(true)
})

test('a student whose new major is refused on the school’s own page still finds it typed', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)
  await page.route('**/api/v1/schools/list/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { error: { code: 'CONFLICT' } } })
      : route.continue(),
  )

  await page.getByLabel('Major').fill('Nursing')
  await page.getByLabel('Major').blur()

  await expect(page.getByRole('alert')).toContainText('Not saved')
  await expect(page.getByLabel('Major')).toHaveValue('Nursing')
})

test('plan, deadline and major are changed in the list, by keyboard, and a missed plan offers the next', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { stanford } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { name: 'Aster College' })
  await givenEntry(running.db, student, {
    schoolId: stanford,
    name: null,
    plan: 'restrictive_early_action',
    deadline: '2020-11-01',
    deadlineState: 'own',
  })
  await signInAs(student)
  await page.goto('/schools')

  const aster = page.getByRole('row', { name: /Aster/ })
  await aster.getByRole('button', { name: /^No plan yet/ }).press('Enter')
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Plan').selectOption('Early Action')
  await editor.getByLabel('Deadline').fill('2099-01-15')
  await editor.getByLabel('Major').fill('Nursing')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await editor.getByLabel('Major').press('Enter')
  await expect(editor).toBeHidden()
  await expect(aster.getByRole('button', { name: /^Early Action/ })).toBeFocused()
  await saved
  await page.reload()
  await expect(aster.getByLabel('Jan 15, 2099')).toBeVisible()
  await aster.getByRole('button', { name: /^Early Action/ }).click()
  await expect(editor.getByLabel('Major')).toHaveValue('Nursing')
  await editor.getByRole('button', { name: 'Cancel' }).click()

  const missed = page.getByRole('row', { name: /Stanford/ })
  await expect(missed.getByRole('button', { name: /^Restrictive Early Action/ })).toBeVisible()
})

test('a removed school waits in the trash and comes back', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto('/schools')

  await page.getByRole('button', { name: 'Remove: Aster College' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Aster College?' })
  await expect(dialog).toContainText('Its essays and research documents are removed too.')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('School removed from your list')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where might you go?' })).toBeVisible()

  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore: Aster College' }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await page.getByRole('link', { name: 'My School List' }).click()
  await expect(page.getByRole('row', { name: /Aster College/ })).toBeVisible()
})

test('a student works through the checklist of a school', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto('/schools')
  await page.getByRole('row', { name: /Aster College/ }).click({ position: { x: 8, y: 8 } })
  await expect(page.getByRole('heading', { name: 'Aster College', level: 1 })).toBeVisible()

  await page.getByLabel('New checklist item').fill('CSS Profile')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('checkbox', { name: 'CSS Profile' }).click()
  await expect(page.getByRole('checkbox', { name: 'CSS Profile' })).toBeChecked()
  await expect(page.getByText('1 of 1 done')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: CSS Profile' }).click()
  await page.getByLabel('Item', { exact: true }).fill('Aid forms')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Aid forms' }).click()
  await expect(page.getByRole('checkbox', { name: 'Aid forms' })).toBeHidden()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Aid forms' })).toBeChecked()
})

test('an item that is renamed and removed at once is gone, however late the first answer comes', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenChecklistItem(running.db, id, { label: 'CSS Profile' })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)
  const answered: string[] = []
  await page.route('**/checklist/*', async (route) => {
    // The first request arrives last, unless the second waits for it.
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 1000))
    const response = await route.fetch()
    answered.push(`${route.request().method()} ${response.status()}`)
    await route.fulfill({ response })
  })

  await page.getByRole('button', { name: 'Edit: CSS Profile' }).click()
  await page.getByLabel('Item', { exact: true }).fill('Aid forms')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Aid forms' }).click()

  await expect(page.getByRole('alert').getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(answered).toEqual(['PATCH 200', 'DELETE 204'])
  await expect(page.getByText('No items')).toBeVisible()
})

test('a school of somebody else is not found', async ({ page, running, signInAs }) => {
  const { id } = await givenEntry(running.db, await givenUser(running.db, 'student'))
  await signInAs(await givenUser(running.db, 'student'))

  await page.goto(`/schools/${id}/research`)

  await expect(page.getByRole('heading', { name: 'School not found' })).toBeVisible()
})

test('when the list cannot be loaded the reason is shown, and “Try again” loads it', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.route('**/api/v1/schools/list', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY', message: '' } } }),
  )
  await page.goto('/schools')
  await expect(page.getByRole('alert')).toContainText('Error loading schools')
  await expect(page.getByRole('alert')).toContainText('Too many requests')

  await page.unroute('**/api/v1/schools/list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'My School List' })).toBeVisible()
})

test('an admin whose lists do not load still reads which page it is', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.route('**/api/v1/schools/all-lists**', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY', message: '' } } }),
  )
  await page.goto('/schools')

  await expect(page.getByRole('alert')).toContainText('Error loading schools')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All School Lists')
})

test('an admin looks through all lists and changes none', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenEntry(running.db, student, { name: 'Aster College' })
  await givenEntry(running.db, student, { name: 'Birch College' })
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/schools')

  await expect(page.getByRole('heading', { name: 'All School Lists' })).toBeVisible()
  await expect(page.getByText('Manage all student school lists')).toBeVisible()
  await page.getByLabel('Search all school lists').fill(student.email)
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Birch College/ })).toContainText('Maya Okafor')
  await expect(page.getByRole('row').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add School' })).toHaveCount(0)
})

test('a student whose system sets the colors sees the edge of a status around its pill, not across the price', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/schools')
  const status = page.getByRole('row', { name: /Aster/ }).getByLabel('Status')
  await expect(status).toBeVisible()

  // The select is higher than the pill, for fingers.
  const edges = await status.evaluate((select) => ({
    select: getComputedStyle(select).borderTopWidth,
    pill: getComputedStyle(select.parentElement!).outlineStyle,
  }))
  expect(edges).toEqual({ select: '0px', pill: 'solid' })
})

test('a student who enlarges a laptop’s page to 200% reads each place in full', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { texasAm, arizonaState } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: texasAm })
  await givenEntry(running.db, student, { schoolId: arizonaState, status: 'Withdrawn' })
  await signInAs(student)
  await page.goto('/schools')
  await expect(page.getByRole('row', { name: /Arizona State/ })).toBeVisible()

  for (const width of [720, 640, 390]) {
    await page.setViewportSize({ width, height: 450 })
    const place = page.getByText('College Station, TX')
    await expect(place).toBeVisible()
    expect(await place.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    const overlap = await page.getByRole('row', { name: /Arizona State/ }).evaluate((row) => {
      const name = document.createRange()
      name.selectNodeContents(row.querySelector('th a')!)
      const status = row.querySelector('td:last-child select')!
      return name.getBoundingClientRect().right - status.getBoundingClientRect().left
    })
    expect(overlap).toBeLessThanOrEqual(0)
  }
})

test('every link in the balance of the list is high enough to be pressed', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { schoolId: (await idsOfColleges(running.db)).texasAm })
  await signInAs(student)
  await page.goto('/schools')

  const links = page.getByRole('region', { name: 'Balance of your list' }).getByRole('link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24)
})

test('on a small phone the longest of the usual items stays one word', async ({
  page,
  running,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const student = await givenUser(running.db, 'student')
  const entry = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenChecklistItem(running.db, entry.id, { kind: 'recommendations', label: 'Recommendations' })
  await signInAs(student)
  await page.goto(`/schools/${entry.id}/research`)

  const label = page.getByText('Recommendations', { exact: true })
  await expect(label).toBeVisible()
  const lines = await label.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.firstChild!)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
})
