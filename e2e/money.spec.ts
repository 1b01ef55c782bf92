import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenOffer } from '@bearings/server/testing/given-money'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { idsOfColleges, givenEntry } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a family’s numbers go in, the worksheet comes out, and the list has prices', async ({
  page,
  running,
  student,
}) => {
  const { ohioState } = await idsOfColleges(running.db)
  await givenProfile(running.db, student, { incomeBracket: '60k-100k' })
  await givenEntry(running.db, student, { schoolId: ohioState })
  await page.goto('/financial/aid-calculator')

  await page.getByLabel('Family size').fill('40')
  const income = page.getByLabel('Parents’ adjusted gross income')
  const exampleColor = () =>
    income.evaluate((field) => getComputedStyle(field).getPropertyValue('--input-placeholder-color'))
  const before = await exampleColor()
  await page.getByRole('button', { name: 'Calculate My Index' }).click()
  await expect(page.getByText('A whole number from 3 to 20.')).toBeVisible()
  await expect(page.getByText('Fill this in. Write 0 if there was none.')).toBeVisible()
  // In the color of the error, the example would look like an amount.
  expect(await exampleColor()).toBe(before)
  await page.getByLabel('Family size').fill('4')
  await income.fill('84,600')
  const cash = page.getByLabel('Parents’ cash and savings')
  await cash.fill('-24,500')
  await page.getByRole('button', { name: 'Calculate My Index' }).click()
  await expect(cash).toBeFocused()
  await expect(cash).toHaveAccessibleDescription(/A whole number from 0 to 99,999,999\./)
  await cash.fill('24,500')
  await page.getByLabel('Your cash and savings').fill('1,850')
  await page.getByRole('button', { name: 'Calculate My Index' }).click()

  const lines = page.getByRole('table', { name: 'All lines' })
  await expect(page.getByText(/you would get a part of the Pell Grant, about \$1,855 a year\./)).toBeVisible()
  await expect(lines).toBeHidden()
  await page.getByRole('button', { name: /^Show all \d+ lines$/ }).click()
  await expect(lines.getByRole('row', { name: 'Student Aid Index' })).toContainText('5,538')
  await expect(lines.getByRole('row', { name: 'Income tax paid' }).first()).toContainText('estimate')
  await expect(page.getByText('Not stored')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Net price at your colleges' }).click()
  const ohio = page.getByRole('row', { name: /Ohio State/ })
  await expect(ohio).toContainText('Add your state to see which is yours')
  await page.getByLabel('What your family can pay a year').fill('90,000')
  await page.getByLabel('Your state').selectOption('Ohio')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(ohio).toContainText('in budget')
  await expect(ohio).toContainText('For residents')
  await expectAccessible(page)
})

test('two offers stand side by side, and only gifts lower the price', async ({ page, running, student }) => {
  const aster = await givenEntry(running.db, student, { name: 'Aster College', status: 'Accepted' })
  await givenEntry(running.db, student, { name: 'Birch College', status: 'Accepted' })
  await givenOffer(running.db, student, aster)
  await page.goto('/financial/offers')

  await page.getByRole('button', { name: 'Add an Offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an Offer' })
  await dialog.getByLabel('Tuition and fees').fill('50,000')
  await dialog.getByLabel('Name in the letter').fill('Parent PLUS')
  await dialog.getByLabel('Amount a year').fill('20,000')
  await dialog.getByLabel('Kind').selectOption('Parent loan (PLUS)')
  await dialog.getByRole('button', { name: 'Save Offer' }).click()
  await expect(dialog).toBeHidden()

  const price = page.getByRole('row', { name: /^Net price/ }).getByRole('cell')
  await expect(price).toHaveText([/\$22,300/, /\$50,000/])
  await expect(page.getByText('Parent PLUS is a loan that parents repay, not aid.')).toBeVisible()
  await expect(page.getByText('Aster College asks $22,300 a year, at least $27,700 less.')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(price).toHaveText([/\$22,300/])
  await page.getByRole('button', { name: 'Next offer' }).click()
  await expect(price).toHaveText([/\$50,000/])
  await expect(page.getByRole('button', { name: 'Next offer' })).toBeDisabled()
  await page.emulateMedia({ media: 'print' })
  await expect(price).toHaveText([/\$22,300/, /\$50,000/])
})

test('a scholarship that a student adds stands in the calendar, and no advisor sees it without aid', async ({
  page,
  running,
  openAs,
  student,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  await page.goto('/financial/scholarships?show=own')

  await page.getByRole('button', { name: 'Add Scholarship' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Scholarship' })
  await dialog.getByLabel('Name').fill('Rotary Club of Hillside')
  await dialog.getByLabel('Due').fill('2099-02-01')
  await dialog.getByLabel('It asks for a Social Security number').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Rotary Club of Hillside/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'a Social Security number' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/deadlines?view=list')
  await expect(page.getByRole('link', { name: /Rotary Club of Hillside/ })).toBeVisible()

  const other = await openAs(advisor)
  await other.goto(`/advisor/students/${student.userId}?tab=money`)
  await expect(other.getByText('does not share this')).toBeVisible()
})

test('in forced colors a student still tells a gift from a loan in the bar of an offer', async ({
  page,
  running,
  student,
}) => {
  await givenOffer(running.db, student, await givenEntry(running.db, student, { name: 'Aster College' }))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/financial/offers')
  await expect(page.getByRole('columnheader', { name: /^Aster College/ })).toBeVisible()

  const colors = await page
    .locator('[data-part]')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).backgroundColor))])
  expect(colors.length).toBeGreaterThan(3)
})

test('a family goes from its budget to the offer it can pay, and its advisor sees none of it without aid', async ({
  page,
  running,
  openAs,
  student,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  const { kansasState, ohioState } = await idsOfColleges(running.db)
  await givenProfile(running.db, student, {
    gpaUnweighted: 3.92,
    satActScore: '1480',
    incomeBracket: '60k-100k',
  })
  await givenEntry(running.db, student, { schoolId: kansasState, status: 'Accepted' })
  const ohio = await givenEntry(running.db, student, { schoolId: ohioState, status: 'Accepted' })
  await givenOffer(running.db, student, ohio)

  await page.goto('/financial/aid-calculator')
  await page.getByLabel('Family size').fill('4')
  await page.getByLabel('Parents’ adjusted gross income').fill('84,600')
  await page.getByRole('button', { name: 'Calculate My Index' }).click()
  await expect(page.getByText('Your Student Aid Index')).toBeVisible()

  await page.getByRole('link', { name: 'Net price at your colleges' }).click()
  await page.getByLabel('What your family can pay a year').fill('25,000')
  await page.getByLabel('Your state').selectOption('Kansas')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('in budget')

  await page.goto('/financial/offers')
  await page.getByRole('button', { name: 'Add an Offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an Offer' })
  await dialog.getByLabel('Tuition and fees').fill('11,000')
  await dialog.getByLabel('Name in the letter').fill('Founders Grant')
  await dialog.getByLabel('Amount a year').fill('4,000')
  await dialog.getByRole('button', { name: 'Save Offer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /^Net price/ }).getByRole('cell')).toHaveText([
    /\$7,000/,
    /\$22,300/,
  ])
  await expect(page.getByRole('row', { name: /^Four years/ })).toContainText('$')
  const earnings = page.getByRole('row', { name: /^Typical earnings/ })
  await expect(earnings.getByText('measured 2020-21')).toHaveCount(2)

  await page.goto('/financial/scholarships')
  await page.getByRole('button', { name: 'Add Scholarship' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Scholarship' })
  await adding.getByLabel('Name').fill('Prairie Fund')
  await adding.getByLabel('Due').fill('2099-02-01')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding).toBeHidden()
  await page.goto('/deadlines?view=list')
  await expect(page.getByRole('link', { name: /Prairie Fund/ })).toBeVisible()

  const other = await openAs(advisor)
  await other.goto(`/advisor/students/${student.userId}?tab=money`)
  await expect(other.getByText('does not share this')).toBeVisible()
  await expect(other.getByText('Founders Grant')).toHaveCount(0)
})

test('a student ticks off steps of applying for aid faster than they are saved, and each stays', async ({
  studentPage: page,
}) => {
  let saved = 0
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') saved++
  })
  await page.goto('/financial/forms')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('checkbox')
  await steps.nth(0).click()
  await steps.nth(1).click()
  await steps.nth(2).click()
  await steps.nth(1).click()

  await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible()
  await expect.poll(() => saved).toBe(4)
  await page.reload()
  await expect(steps.nth(0)).toBeChecked()
  await expect(steps.nth(1)).not.toBeChecked()
  await expect(steps.nth(2)).toBeChecked()
})

test('a budget that is saved in another tab stands in the form here, beside a state that was chosen', async ({
  studentPage: page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/financial/net-price')
  const budget = (tab: Page) => tab.getByLabel('What your family can pay a year')
  await page.getByLabel('Your state').selectOption('US-KS')

  for (const [typed, shown] of [
    ['25000', '25,000'],
    ['18000', '18,000'],
  ] as const) {
    await budget(other).fill(typed)
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(budget(page)).toHaveValue(shown)
    await expect(page.getByLabel('Your state')).toHaveValue('US-KS')
  }

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByLabel('Your state')).toHaveValue('US-KS')
  await expect(budget(other)).toHaveValue('18,000')
})
