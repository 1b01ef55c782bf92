import { givenUser } from '@bearings/server/testing/given'
import { givenEntry, idsOfColleges } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const kept = [
  '1. Tufts (ED2)',
  '2. ohio state, submitted',
  '3. Emory EA',
  '4. Stanford',
  '5. Hogwarts Academy Xyzzy',
].join('\n')

test('a student who keeps a list elsewhere pastes it, sees what each line means, and adds it with plans and statuses', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { stanford } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: stanford })
  await signInAs(student)
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Add School' }).click()
  await page.getByRole('button', { name: 'Have a list already? Paste it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a list' })
  await dialog.getByLabel('Your schools, one on each line').fill(kept)

  const lines = dialog.getByRole('list', { name: 'What each line means' }).getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(lines.nth(0)).toContainText('Early Decision II')
  await expect(dialog.getByLabel('College for Tufts')).toContainText('Tufts University · MA')
  await expect(lines.nth(1)).toContainText('Submitted')
  await expect(lines.nth(3)).toContainText('On your list already')
  await expect(lines.nth(4)).toContainText('No college found')
  await dialog.getByLabel('College for Emory').selectOption('Leave out')
  await expectAccessible(page)
  const release = await holdRequests(page, '**/api/v1/schools/list')
  await dialog.getByRole('button', { name: 'Add 2 Schools' }).click()
  await expect(dialog.getByText('Adding school 1 of 2…')).toBeVisible()
  release()

  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 schools are on your list')).toBeVisible()
  await expect(page.getByRole('rowheader')).toContainText([
    'Ohio State University',
    'Stanford University',
    'Tufts University',
  ])
  await expect(page.getByRole('row', { name: /Tufts/ })).toContainText('Early Decision II')
  await expect(page.getByLabel('Status: Ohio State University')).toHaveValue('Submitted')
})

test('a pasted list outlasts closing the dialog by accident, and Cancel throws it away', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Paste a List' }).click()
  const text = page.getByLabel('Your schools, one on each line')
  await text.fill('Reed')
  await expect(page.getByRole('button', { name: 'Add 1 School' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await page.getByRole('button', { name: 'Paste a List' }).click()
  await expect(text).toHaveValue('Reed')

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Paste a List' }).click()
  await expect(text).toHaveValue('')
})
