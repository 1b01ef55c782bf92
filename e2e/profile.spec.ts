import { givenProfile } from '@bearings/server/testing/given-profile'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a student fills in the four steps and is at 100 %', async ({ studentPage: page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await page.getByLabel('Gender').selectOption('Prefer not to say')
  await page.getByLabel('Citizenship').selectOption('U.S. citizen')
  await page.getByLabel('Race / Ethnicity').selectOption('Prefer not to say')
  await page.getByLabel('Income bracket').selectOption('$60,000 to $100,000')
  await page.getByLabel('First-generation college student').getByLabel('Yes').check()
  await page.getByLabel('High school').fill('East Anchorage')
  await page.getByRole('option', { name: /Bettye Davis East Anchorage/ }).click()
  await page.getByLabel('Class rank').fill('12 of 340')
  await next(page, 'Background information saved')

  await expect(page.getByRole('heading', { name: 'Academic Profile' })).toBeFocused()
  await expect(page.getByLabel('High school')).toHaveValue(
    'Bettye Davis East Anchorage High School, Anchorage, AK',
  )
  await expect(page.getByLabel('Class rank')).toHaveValue('12 of 340')
  await page.getByLabel('Unweighted GPA').fill('3.78')
  await page.getByLabel('Weighted GPA', { exact: true }).fill('4.31')
  await page.getByLabel('SAT score').fill('1390')
  await page.getByLabel('AP/IB courses').fill('calculus bc')
  await page.getByRole('option', { name: /AP Calculus BC/ }).click()
  await page.getByLabel('Score in AP Calculus BC').selectOption('Score 5')
  await page.getByLabel('AP/IB courses').fill('calc')
  await page.getByRole('option', { name: /AP Calculus AB/ }).waitFor()
  await page.getByLabel('AP/IB courses').press('Enter')
  await expect(page.getByLabel('Score in AP Calculus AB')).toBeVisible()
  await page.getByLabel('Current courses').fill('Marine biology')
  await page.getByLabel('Current courses').press('Enter')
  // Typed without pressing Enter, and saved nevertheless.
  await page.getByLabel('Current courses').fill('Spanish IV')
  await next(page, 'Academic information saved')

  await page.getByLabel('Name').fill('School newspaper')
  await page.getByLabel('Position', { exact: true }).fill('Science editor')
  await page.getByLabel('Years involved', { exact: true }).selectOption('3 years')
  await page.getByLabel('Description').fill('Edited the science page.')
  await page.getByRole('button', { name: 'Add Activity' }).click()
  // The next activity begins at its name; a list that opens before that would close again.
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Leadership positions').fill('Sci')
  await page.getByRole('option', { name: /Science editor/ }).click()
  await page.getByLabel('Total years involved').selectOption('3 years')
  await next(page, 'Activities information saved')

  await page.getByLabel('Name').fill('Essay prize')
  await page.getByLabel('Level').selectOption('State Level')
  await page.getByLabel('Description').fill('Second of 210 entries.')
  await page.getByRole('button', { name: 'Add Award' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Awards information saved')).toBeVisible()

  await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(4)
  await page.goto('/profile/edit/1')
  await expect(page.getByLabel('Score in AP Calculus BC')).toHaveValue('5')
  await expect(page.getByLabel('Added').getByText('Spanish IV')).toBeVisible()
})

test('what is typed outlasts a closed tab, and can be discarded', async ({
  page,
  context,
  running,
  student,
}) => {
  await givenProfile(running.db, student)
  await page.goto('/profile/edit/2')
  await page.getByLabel('Name').fill('Half an activ')
  await page.getByLabel('Total years involved').selectOption('4 years')
  await page.close()

  const again = await context.newPage()
  await again.goto('/profile')
  await expect(again.getByText('A draft is not saved yet')).toBeVisible()
  await again.goto('/profile/edit/2')
  await expect(again.getByText('Restored what you typed on')).toBeVisible()
  await expect(again.getByLabel('Name')).toHaveValue('Half an activ')
  await expect(again.getByLabel('Total years involved')).toHaveValue('4')

  await again.getByRole('button', { name: 'Discard' }).click()
  await expect(again.getByLabel('Total years involved')).toHaveValue('3')
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByLabel('Name')).toHaveValue('Half an activ')
})

async function next(page: Page, saved: string) {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
}

test('a student prints a résumé of ten activities whose text can be selected, with headings for a screen reader', async ({
  page,
  running,
  student,
}) => {
  const activities = Array.from({ length: 10 }, (_, at) => ({
    name: `Club ${at + 1}`,
    description: 'Every Friday.',
  }))
  await givenProfile(running.db, student, { activities })
  await page.goto('/profile/resume')
  await expect(page.getByRole('article', { name: 'Your résumé' })).toContainText('Club 10')
  await expect(page.getByText(/^1 page$|On one page there is no room for/)).toBeVisible()

  const printed = (await page.pdf({ tagged: true })).toString('latin1')

  // A font that says which letter each sign is, and a tree of what is a heading and what a list.
  expect(printed).toContain('/ToUnicode')
  expect(printed).toContain('/StructTreeRoot')
  expect(printed).toMatch(/\/S \/H[1-3]\b/)
})
