import { randomUUID } from 'node:crypto'
import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn } from '@bearings/domain/class-year'
import { addDays } from '@bearings/domain/today'
import { schoolDeadlines } from '@bearings/server/database/tables/colleges'
import { givenUser } from '@bearings/server/testing/given'
import { givenEntry, givenSchool } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { noonToday, noonZone } from './noon-zone.ts'
import type { Running } from './prepare.ts'

/** A student with a college on the list whose regular deadline is in three days, and which publishes no Early Decision. */
async function givenPlanned({ db }: Pick<Running, 'db'>) {
  const name = `Aster College ${randomUUID().slice(0, 8)}`
  const graduationYear = classApplyingOn(noonToday)
  const student = await givenUser(db, 'student', { timeZone: noonZone, graduationYear })
  const { id: schoolId } = await givenSchool(db, { name })
  const deadline = addDays(noonToday, 3)
  const published = { schoolId, cycle: cycleOn(noonToday), state: 'reported', source: 'The college' } as const
  await db.insert(schoolDeadlines).values([
    { ...published, round: 'early_action', date: addDays(noonToday, 30) },
    { ...published, round: 'regular', date: deadline },
  ])
  const basis = { deadlineState: 'reported', deadlineSource: 'The college' } as const
  const { id } = await givenEntry(db, student, { schoolId, plan: 'regular', deadline, ...basis })
  return { student, id, name }
}

const planOf = (page: Page, plan: string) =>
  page.getByRole('button', { name: new RegExp(`^${plan}. Change plan`) })
const editorOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Plan') })

for (const width of [1440, 390])
  test(`Escape in the plan editor leaves the plan as it was, and a click beside it leaves the editor open, ${width} px wide`, async ({
    page,
    running,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { student } = await givenPlanned(running)
    await signInAs(student)
    await page.goto('/schools')
    let changes = 0
    page.on('request', (request) => (changes += request.method() === 'PATCH' ? 1 : 0))

    await planOf(page, 'Regular').click()
    const editor = editorOf(page)
    await editor.getByRole('button', { name: /^Early Action/ }).click()
    await page.mouse.click(5, 300)
    await expect(editor.getByLabel('Plan')).toHaveValue('early_action')
    await editor.getByLabel('Plan').press('Escape')
    if (width === 390) await page.getByRole('button', { name: 'Discard' }).click()
    await expect(editor).toBeHidden()
    await expect(planOf(page, 'Regular')).toBeFocused()

    await page.reload()
    await expect(planOf(page, 'Regular')).toBeVisible()
    expect(changes).toBe(0)
  })

test('a student is asked once before a plan that the college does not publish, wherever the plan is chosen', async ({
  page,
  running,
  signInAs,
}) => {
  const { student, id, name } = await givenPlanned(running)
  await signInAs(student)
  await page.goto('/schools')
  const question = page.getByText(`${name} publishes no Early Decision. Choose it anyway?`)

  await planOf(page, 'Regular').click()
  const editor = editorOf(page)
  await editor.getByLabel('Plan').selectOption('Early Decision')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
  await editor.getByRole('button', { name: 'Keep Regular' }).click()
  await expect(question).toBeHidden()
  await expect(editor.getByLabel('Plan')).toHaveValue('regular')
  await editor.getByLabel('Plan').selectOption('Early Decision')
  await editor.getByRole('button', { name: 'Choose Early Decision' }).click()
  await expect(editor.getByLabel('Plan')).toHaveValue('early_decision')
  await editor.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`/schools/${id}/research`)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Plan').selectOption('Early Decision')
  await page.getByRole('button', { name: 'Choose Early Decision' }).click()
  await saved
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Plan')).toHaveValue('regular')
})

test('a student adding a college is asked before a plan that it does not publish', async ({
  page,
  running,
  signInAs,
}) => {
  const { name } = await givenPlanned(running)
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools?add=true')
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
  await dialog.getByRole('combobox', { name: 'School' }).fill(name)
  await dialog.getByRole('option', { name: new RegExp(name) }).click()
  await expect(dialog.getByRole('list', { name: 'Offered by this college' })).toBeVisible()

  await dialog.getByLabel('Plan').selectOption('Early Decision')

  await expect(dialog.getByText(`${name} publishes no Early Decision. Choose it anyway?`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to My List' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Choose Early Decision' }).click()
  await dialog.getByRole('button', { name: 'Add to My List' }).click()
  await expect(planOf(page, 'Early Decision')).toBeVisible()
})

test('a date that a new plan drops is named, and Undo brings it back', async ({
  page,
  running,
  signInAs,
}) => {
  const { student, id, name } = await givenPlanned(running)
  await signInAs(student)
  await page.goto('/schools')
  const aster = page.getByRole('row', { name: /Aster/ })
  const dateBefore = await aster.getByRole('time').first().getAttribute('datetime')

  await planOf(page, 'Regular').click()
  await editorOf(page).getByLabel('Plan').selectOption('Not decided')
  await editorOf(page).getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('alert').filter({ hasText: `${name}: no plan, no date` })
  await expect(toast).toContainText('It was Regular')
  await toast.getByRole('button', { name: 'Undo' }).click()

  await expect(planOf(page, 'Regular')).toBeVisible()
  await expect(aster.getByRole('time').first()).toHaveAttribute('datetime', dateBefore!)
  await page.goto(`/schools/${id}/research`)
  await expect(page.getByLabel('Plan')).toHaveValue('regular')
})

test('a student who has picked the usual mix is asked before Escape drops it', async ({
  page,
  running,
  signInAs,
}) => {
  const { student } = await givenPlanned(running)
  await signInAs(student)
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Set your mix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your target mix' })
  await dialog.getByLabel('Reach schools').press('ArrowUp')

  await page.mouse.click(5, 300)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Reach schools')).toHaveValue('4')
})
