import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const nextYear = new Date().getFullYear() + 1

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
  await expect(dialog.getByLabel('Essay Prompt')).toBeFocused()
  await dialog.getByLabel('School').selectOption('Aster College')
  await dialog.getByLabel('Essay Prompt').fill('Why Aster?')
  await dialog.getByLabel('Word Limit').fill('5')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect(page.getByText('Essay added successfully!').last()).toBeVisible()

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

test('three schools without an essay lie folded in one row, and a press shows them', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  for (const name of ['Aster College', 'Birch College', 'Cedar College'])
    await givenEntry(running.db, student, { name })
  await givenEssay(running.db, student, { promptName: 'Personal statement' })
  await signInAs(student)
  await page.goto('/essays')

  const folded = page.getByRole('button', { name: '3 schools with no essays yet' })
  await expect(page.getByRole('heading', { name: 'Aster College' })).toHaveCount(0)
  await expectAccessible(page)
  await folded.press('Enter')
  await expect(page.getByRole('heading', { name: 'Aster College' })).toBeVisible()
  await page.reload()
  await expect(folded).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
})

test('the names of nine schools without an essay are cut to the width of a tablet', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  for (let at = 1; at <= 9; at++)
    await givenEntry(running.db, student, { name: `Aster University, Campus ${at}` })
  await givenEssay(running.db, student, { promptName: 'Personal statement' })
  await signInAs(student)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/essays')

  await expect(page.getByRole('button', { name: '9 schools with no essays yet' })).toBeVisible()
  await expectNoHorizontalScroll(page, 768)
})

test('a student with neither schools nor essays is shown one first step, and it opens the first essay', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/essays')
  await expect(page.getByRole('heading', { name: 'What will you write?' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Shared essays/ })).toBeHidden()
  await expectAccessible(page)

  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByLabel('Essay Prompt').fill('A place that changed you')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect(essayField(page)).toBeVisible()

  await page.goto('/essays')
  await expect(page.getByRole('button', { name: /Shared essays/ })).toContainText('0 of 1 essay done')
  await expect(row(page, 'A place that changed you')).toBeVisible()
})

test('two essays for one school are told apart by what they ask', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  const { id: entryId } = await givenEntry(running.db, student, { name: 'Aster College' })
  const first = await givenEssay(running.db, student, { entryId, promptName: 'Why Aster?' })
  const second = await givenEssay(running.db, student, { entryId, promptName: 'What do you read?' })
  await signInAs(student)

  await page.goto(`/essays/${first.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Why Aster?' })).toBeVisible()
  await expect(page).toHaveTitle('Why Aster? · Aster College · Bearings')
  await page.goto(`/essays/${second.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'What do you read?' })).toBeVisible()
})

test('what the server refuses of an essay is said at its field, and nothing typed is lost', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.route('**/api/v1/essays', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: {
            error: {
              code: 'INVALID_INPUT',
              message: 'Something in the request is missing or not as expected',
              fields: [{ path: 'wordLimit', message: 'A whole number from 1 to 500.' }],
            },
          },
        })
      : route.fallback(),
  )
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Add Essay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByLabel('Essay Prompt').fill('Why Aster?')
  await dialog.getByLabel('Word Limit').fill('650')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()

  await expect(dialog.getByLabel('Word Limit')).toHaveAccessibleDescription('A whole number from 1 to 500.')
  await page.reload()
  await expect(dialog.getByLabel('Word Limit')).toHaveValue('650')
})

test('a student types a year of two digits into the deadline of an essay and sees all four', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const essay = await givenEssay(running.db, student, { promptName: 'Why Aster?' })
  await signInAs(student)
  await page.goto(`/essays/${essay.id}`)

  await page.getByRole('button', { name: 'Edit prompt and deadline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Deadline').focus()
  await expect(dialog.getByLabel('Deadline')).toBeFocused()
  await page.keyboard.type(`1130${nextYear % 100}`)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Nov 30, ${nextYear}`, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Edit prompt and deadline' }).click()
  await expect(dialog.getByLabel('Deadline')).toHaveValue(`${nextYear}-11-30`)
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

test('a toast that comes before the navigator stands where it stays', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenEssay(running.db, student)
  await signInAs(student)
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

test('on a tablet held upright nothing in the list lies over anything else', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEssay(running.db, student, {
    promptName: 'Why us?',
    status: 'complete',
    wordLimit: 650,
    deadline: '2099-01-05',
  })
  await signInAs(student)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/essays')

  const row = page.getByRole('listitem').filter({ hasText: 'Why us?' })
  await expect(row.getByText('of 650 words')).toBeVisible()
  await expect(async () => {
    const status = (await row.getByText('Complete', { exact: true }).boundingBox())!
    const words = (await row.getByText('of 650 words').boundingBox())!
    expect(status.x + status.width).toBeLessThan(words.x)
  }).toPass()
})

test('a deadline on February 30 is refused, and not left out without a word', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Add Essay' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Essay Prompt').fill('Why this college?')
  await dialog.getByLabel('Deadline').focus()
  await page.keyboard.type('02302027')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()

  await expect(dialog.getByText('There is no such date')).toBeVisible()
  await page.keyboard.press('Escape')
})
