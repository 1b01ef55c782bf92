import { givenEntry } from '@bearings/server/testing/given-schools'
import { expect, test } from './fixtures.ts'

test('a student changes status, plan, deadline and major in the list, and finds them after a reload', async ({
  page,
  running,
  student,
}) => {
  await givenEntry(running.db, student, { name: 'Aster College' })
  await page.goto('/schools')
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PATCH')
  const aster = page.getByRole('row', { name: /Aster/ })
  const status = saved()
  await aster.getByLabel('Status').selectOption('In Progress')
  await status
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('checkbox', { name: 'In Progress (1)' }).check()

  await page.keyboard.press('Escape')
  await aster.getByRole('button', { name: /^No plan yet/ }).press('Enter')
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Plan').selectOption('Early Action')
  await editor.getByLabel('Deadline').fill('2099-01-15')
  await editor.getByLabel('Major').fill('Nursing')
  const plan = saved()
  await editor.getByLabel('Major').press('Enter')
  await plan

  await page.reload()
  await expect(aster.getByLabel('Status')).toHaveValue('In Progress')
  await expect(page.getByRole('button', { name: 'Remove the filter In Progress' })).toBeVisible()
  await expect(aster.getByLabel('Jan 15, 2099')).toBeVisible()
  await aster.getByRole('button', { name: /^Early Action/ }).click()
  await expect(editor.getByLabel('Major')).toHaveValue('Nursing')
})

test('a removed school waits in the trash and comes back', async ({ page, running, student }) => {
  await givenEntry(running.db, student, { name: 'Aster College' })
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

test('a student works through the checklist of a school', async ({ page, running, student }) => {
  await givenEntry(running.db, student, { name: 'Aster College' })
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
