import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const essayField = (page: Page) => page.getByLabel('Essay', { exact: true })
const row = (page: Page, prompt: string) => page.getByRole('listitem').filter({ hasText: prompt })

test('a student adds an essay for a school, writes it, saves it and finds it done', async ({
  page,
  running,
  student,
}) => {
  await givenEntry(running.db, student, {
    name: 'Aster College',
    deadline: '2099-01-05',
    deadlineState: 'own',
  })
  await page.goto('/essays')
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Shared essays/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add Essay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect(dialog.getByText('Please fill in the essay prompt.')).toBeVisible()
  await expect(dialog.getByLabel('Essay Prompt')).toBeFocused()
  await dialog.getByLabel('School').selectOption('Aster College')
  await dialog.getByLabel('Essay Prompt').fill('Why Aster?')
  await dialog.getByLabel('Word Limit').fill('5')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect(page.getByText('Essay added successfully!').last()).toBeVisible()
  await expect(page).toHaveTitle('Why Aster? · Aster College · Bearings')

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveAttribute('data-variant', 'default')
  await essayField(page).fill('Because of the bees.')
  await expect(page.getByText('4 of 5 words')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80')
  await essayField(page).fill('Because of the bees, and of the river.')
  await expect(page.getByText('3 over')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await page.getByLabel('Status').selectOption('Complete')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Essay updated successfully!').last()).toBeVisible()
  await expect(page.getByRole('button', { name: /Aster College/ })).toContainText('1 of 1 essay done')
  await expect(row(page, 'Why Aster?')).toContainText('8 of 5 words')
  await expect(row(page, 'Why Aster?')).toContainText('School’s deadline')
})

test('an essay is deleted, undone, deleted again and brought back from the trash', async ({
  page,
  running,
  student,
}) => {
  await givenEssay(running.db, student, { promptName: 'Why Aster?' })
  await page.goto('/essays')

  async function deleteIt() {
    await row(page, 'Why Aster?').getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete essay' })
    await expect(dialog).toContainText('Are you sure you want to delete this essay?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    // The notice of an earlier deletion may still be disappearing.
    await expect(page.getByText('Essay deleted successfully!').last()).toBeVisible()
    await expect(row(page, 'Why Aster?')).toHaveCount(0)
  }

  await deleteIt()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Why Aster?')).toBeVisible()
  await deleteIt()
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
})

test('a toast that comes before the navigator stands where it stays', async ({ page, running, student }) => {
  await givenEssay(running.db, student)
  await page.addInitScript(() => localStorage.setItem('bearings.navigator.writing', 'open'))
  const bring = await holdRequests(page, '**/assets/panel-*.js')
  await page.goto('/essays')
  await row(page, 'community').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  const before = (await undo.boundingBox())!
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)

  bring()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()

  expect(await undo.boundingBox()).toEqual(before)
})
