import { givenEntry, idsOfColleges } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const kept = [
  '1. Tufts (ED2, Jan 4), computer science',
  '2. ohio state, submitted',
  '3. Emory EA',
  '4. Stanford',
  '5. Hogwarts Academy Xyzzy',
].join('\n')

test('a student who keeps a list elsewhere pastes it, sees what each line means, and adds it with what stands beside the names', async ({
  page,
  running,
  student,
}) => {
  const { stanford } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: stanford })
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Add School' }).click()
  await page.getByRole('button', { name: 'Have a list already? Paste it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a list' })
  await dialog.getByLabel('Your schools, one on each line').fill(kept)

  const lines = dialog.getByRole('list', { name: 'What each line means' }).getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(lines.nth(0)).toContainText('Early Decision II · Jan 04, 2027 · Computer Science')
  await expect(dialog.getByLabel('College for Tufts')).toContainText('Tufts University · MA')
  await expect(lines.nth(1)).toContainText('Submitted')
  await expect(lines.nth(3)).toContainText('On your list already')
  await expect(lines.nth(4)).toContainText('No college found')
  await dialog.getByLabel('College for Emory').selectOption('Leave out')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 2 Schools' }).click()

  await expect(page.getByText('2 schools are on your list')).toBeVisible()
  await expect(dialog.getByLabel('Your schools, one on each line')).toHaveValue('5. Hogwarts Academy Xyzzy')
  await dialog.getByLabel('College for Hogwarts Academy Xyzzy').selectOption('Add it by hand, as written')
  await dialog.getByRole('button', { name: 'Add 1 School' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('rowheader')).toContainText([
    'Tufts University',
    'Hogwarts Academy Xyzzy',
    'Stanford University',
    'Ohio State University',
  ])
  await expect(page.getByRole('row', { name: /Tufts/ })).toContainText('Early Decision II')
  await expect(page.getByLabel('Status: Ohio State University')).toHaveValue('Submitted')
})

test('a student who pastes a list with headings adds the schools, and decides on what may be one', async ({
  studentPage: page,
}) => {
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Paste a List' }).click()
  const text = page.getByLabel('Your schools, one on each line')
  await text.fill('REACH\nReed\n\nEarly Action:\n● Emory, 1-Nov\n\nMY SAFETIES (2)\nStandford')
  const lines = page.getByRole('list', { name: 'What each line means' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toContainText('Early Action · Nov 01, 2026')
  await expect(page.getByLabel('College for Standford')).toContainText('Choose a college')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 2 Schools' }).click()

  await expect(text).toHaveValue(/Standford$/)
  await page.getByLabel('College for Standford').selectOption({ label: 'Stanford University · CA' })
  await page.getByRole('button', { name: 'Add 1 School' }).click()
  await expect(text).toBeHidden()
  await expect(page.getByRole('rowheader').filter({ hasText: /Reed|Emory|Stanford/ })).toHaveCount(3)
})

test('lines that the list cannot take stay in the dialog, each with its reason', async ({
  page,
  running,
  student,
}) => {
  const { yale } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: yale, status: 'Committed' })
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Add School' }).click()
  await page.getByRole('button', { name: 'Have a list already? Paste it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a list' })
  const text = dialog.getByLabel('Your schools, one on each line')
  await text.fill(
    'School\tStatus\tMajor\tDeadline\nReed\tSubmitted\tStar gazing\tsoon\nTufts\tCommitted\tBiology\t1/4',
  )
  const lines = dialog.getByRole('list', { name: 'What each line means' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText('Star gazing')
  await expect(lines.nth(0)).toContainText('It is added as written.')
  await expect(lines.nth(0)).toContainText('“soon” is not a date')
  await dialog.getByRole('button', { name: 'Add 2 Schools' }).click()

  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Not added: You are committed to another school.')
  await expect(text).toHaveValue('School\tStatus\tMajor\tDeadline\nTufts\tCommitted\tBiology\t1/4')
  // A toast that fades out has too little contrast for a moment.
  await expect(page.getByText('Not all of them were added')).toBeHidden()
  await expectAccessible(page)
})

test('a line typed at the moment of adding stays in the dialog', async ({ studentPage: page }) => {
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Paste a List' }).click()
  const text = page.getByLabel('Your schools, one on each line')
  await text.fill('Reed')
  await expect(page.getByRole('button', { name: 'Add 1 School' })).toBeEnabled()

  // Both in one task, before the page can have shown what the new line means.
  await text.evaluate(async (field: HTMLTextAreaElement) => {
    field.setSelectionRange(4, 4)
    document.execCommand('insertText', false, '\nTufts')
    await Promise.resolve()
    field.form!.requestSubmit()
  })

  await expect(text).toHaveValue('Tufts')
  await page.getByRole('button', { name: 'Add 1 School' }).click()
  await expect(text).toBeHidden()
  await expect(page.getByRole('rowheader').filter({ hasText: /Reed|Tufts/ })).toHaveCount(2)
})
