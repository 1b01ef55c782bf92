import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectOpenToEveryone } from './open-to-everyone.ts'

const question = 'You have unsaved changes. Are you sure you want to go back? Your changes will be lost.'

const essayField = (page: Page) => page.getByLabel('Essay', { exact: true })
const row = (page: Page, prompt: string) => page.getByRole('listitem').filter({ hasText: prompt })

test('a student adds an essay for a school, writes it, saves it and finds it done', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, {
    name: 'Aster College',
    deadline: '2099-01-05',
    deadlineState: 'own',
  })
  await signInAs(student)
  await page.goto('/essays')
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Shared essays/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add Essay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect(dialog.getByText('Please fill in the essay prompt.')).toBeVisible()
  await dialog.getByLabel('School').selectOption('Aster College')
  await dialog.getByLabel('Essay Prompt').fill('Why Aster?')
  await dialog.getByLabel('Word Limit').fill('5')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect(page.getByText('Essay added successfully!')).toBeVisible()

  await essayField(page).fill('Because of the bees.')
  await expect(page.getByText('4 of 5 words')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80')
  await essayField(page).fill('Because of the bees, and of the river.')
  await expect(page.getByText('3 over')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await page.getByLabel('Status').selectOption('Complete')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Essay updated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: /Aster College/ })).toContainText('1 of 1 essay done')
  await expect(row(page, 'Why Aster?')).toContainText('8 of 5 words')
  await expect(row(page, 'Why Aster?')).toContainText('School’s deadline')
})

test('whoever leaves with unsaved changes is asked, on every way out', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await signInAs(student)
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Edit' }).click()
  await essayField(page).fill('Not saved.')
  const guard = page.getByRole('dialog', { name: 'Unsaved changes' })

  for (const leave of [
    () => page.getByRole('button', { name: 'Back' }).click(),
    () => page.getByRole('link', { name: 'Home', exact: true }).click(),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(guard).toContainText(question)
    await guard.getByRole('button', { name: 'Keep editing' }).click()
    await expect(guard).toBeHidden()
    await expect(page).toHaveURL(new RegExp(id))
  }
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await page.getByRole('button', { name: 'Back' }).click()
  await guard.getByRole('button', { name: 'Leave' }).click()
  await expect(row(page, 'community')).toContainText('4 of 250 words')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(essayField(page)).toHaveValue('Not saved.')
})

test('the tab crashes while somebody writes, and the text is there afterwards', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await signInAs(student)
  const crashing = await context.newPage()
  await crashing.goto(`/essays/${id}`)
  await essayField(crashing).fill('Typed a moment before.')
  const crash = crashing.waitForEvent('crash')
  void crashing.goto('chrome://crash').catch(() => {})
  await crash

  await page.goto(`/essays/${id}`)
  await expect(page.getByText(/Restored what you typed on/)).toBeVisible()
  await expect(essayField(page)).toHaveValue('Typed a moment before.')

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(essayField(page)).toHaveValue('As it was saved.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(essayField(page)).toHaveValue('Typed a moment before.')
})

test('two tabs write on one essay: both texts are shown, and neither is lost', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await signInAs(student)
  await page.goto(`/essays/${id}`)
  await essayField(page).fill('From the first tab.')
  const second = await context.newPage()
  await second.goto(`/essays/${id}`)
  await expect(essayField(second)).toHaveValue('As it was saved.')
  await essayField(second).fill('From the second tab.')
  await second.keyboard.press('ControlOrMeta+s')
  await expect(second.getByText('All saved')).toBeVisible()

  await expect(page.getByText(/saved in another tab or on another device since you began/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  const both = page.getByRole('dialog', { name: 'This essay was saved in another tab' })
  await expect(both.getByRole('region', { name: 'Mine' })).toHaveText('From the first tab.')
  await expect(both.getByRole('region', { name: 'The other' })).toHaveText('From the second tab.')
  await expect(both.locator('ins')).toHaveText('second')
  await both.getByRole('button', { name: 'Keep the other' }).click()
  await expect(essayField(page)).toHaveValue('From the second tab.')

  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: /set aside/ }).click()
  await expect(versions.locator('del')).toHaveText('first')
  await versions.getByRole('button', { name: 'Restore this version' }).click()
  await expect(essayField(page)).toHaveValue('From the first tab.')
  await expect(second.getByText(/You see its newest text/)).toBeVisible()
  await expect(essayField(second)).toHaveValue('From the first tab.')
})

test('the network is cut while somebody saves; the text waits and is saved later', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student)
  await signInAs(student)
  await page.goto(`/essays/${id}`)
  await essayField(page).fill('Written on a train.')

  await page.route('**/api/v1/essays/*/text', (route) => route.fulfill({ status: 409, body: 'not ours' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update essay: ')).toBeVisible()
  await page.unroute('**/api/v1/essays/*/text')
  await page.reload()
  await expect(essayField(page)).toHaveValue('Written on a train.')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(row(page, 'community')).toContainText('4 of 250 words')
})

test('an essay is deleted, undone, deleted again and brought back from the trash', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEssay(running.db, student, { promptName: 'Why Aster?' })
  await signInAs(student)
  await page.goto('/essays')

  async function deleteIt() {
    await row(page, 'Why Aster?').getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete essay' })
    await expect(dialog).toContainText('Are you sure you want to delete this essay?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Essay deleted successfully!')).toBeVisible()
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

test('a text for a similar prompt is offered where nothing is written, and taken back', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const aster = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenEssay(running.db, student, { entryId: aster.id, content: 'My people are the beekeepers.' })
  await givenEssay(running.db, student, { promptName: 'Which community do you belong to?', wordLimit: 300 })
  await signInAs(student)
  await page.goto('/essays')
  const empty = row(page, 'Which community')

  await expect(empty).toContainText('You answered a similar prompt for Aster College (5 words).')
  await empty.getByRole('button', { name: 'Start from it?' }).click()
  await expect(empty).toContainText('5 of 300 words')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(empty).toContainText('0 of 300 words')
})

test('the list is filtered and sorted in its address, and comes back as it was left', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEssay(running.db, student, { promptName: 'One', deadline: '2099-03-01' })
  await givenEssay(running.db, student, { promptName: 'Two', deadline: '2099-02-01' })
  await givenEssay(running.db, student, { promptName: 'Three', status: 'submitted' })
  await signInAs(student)
  await page.goto('/essays')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit' }) })

  await expect(rows).toContainText(['Two', 'One', 'Three'])
  await page.getByLabel('Sort by').selectOption('Sort: Last added')
  await expect(rows).toContainText(['Three', 'Two', 'One'])
  await page.getByRole('link', { name: 'Submitted 1' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/status=submitted/)
  await expect(rows).toHaveCount(1)
})

test('the editor and its dialogs are open to everyone', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'One two three.', wordLimit: 2 })
  await signInAs(student)

  await page.goto('/essays?add=shared')
  await expectOpenToEveryone(page, () =>
    expect(page.getByRole('dialog', { name: 'Add Essay' })).toBeVisible(),
  )
  await page.goto(`/essays/${id}`)
  await essayField(page).fill('Four five six.')
  await expectOpenToEveryone(page)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /3 words/ }).click()
  await expect(page.locator('del')).toHaveText('One two three')
  await expectOpenToEveryone(page)
})
