import { readFileSync } from 'node:fs'
import { givenUser } from '@bearings/server/testing/given'
import { givenEssay, givenVersions } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { partsOf } from '@bearings/server/testing/parts-of'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideways } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { heldBack } from './held-back.ts'

const question = 'You have unsaved changes. Are you sure you want to go back? Your changes will be lost.'

const nextYear = new Date().getFullYear() + 1

const essayField = (page: Page) => page.getByLabel('Essay', { exact: true })
const textAddress = '**/api/v1/essays/*/text'
/** Makes the server refuse texts from this page. */
const cutOff = (page: Page) =>
  page.route(textAddress, (route) => route.fulfill({ status: 409, body: 'not ours' }))
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
  await expectNoSideways(page, 768)
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

test('a text saves itself while somebody types and when they leave, and keeps a version of what they left', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await signInAs(student)
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Edit' }).click()

  const answer = await heldBack(page, textAddress)
  await essayField(page).fill('Typed and not touched again.')
  await expect(page.getByText('Saving…')).toBeVisible()
  answer()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(essayField(page)).toHaveValue('Typed and not touched again.')
  await essayField(page).fill('Typed and left at once.')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(row(page, 'community')).toContainText('5 of 250 words')

  await page.goto(`/essays/${id}`)
  await expect(essayField(page)).toHaveValue('Typed and left at once.')
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /words/ })).toHaveText([/5 words/, /5 words/, /4 words/])
})

test('a person who leaves with changes that could not be saved is asked, on every way out', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await signInAs(student)
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Edit' }).click()
  await cutOff(page)
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
  await expect(page.getByText(/Kept on this device/)).toBeVisible()
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
  await page.unroute('**/api/v1/essays/*/text')
  await essayField(page).blur()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
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
  await cutOff(crashing)
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
  await cutOff(page)
  await essayField(page).fill('From the first tab.')
  const second = await context.newPage()
  await second.goto(`/essays/${id}`)
  await expect(essayField(second)).toHaveValue('As it was saved.')
  await essayField(second).fill('From the second tab.')
  await second.keyboard.press('ControlOrMeta+s')
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()

  await expect(page.getByText(/saved in another tab or on another device after you started/)).toBeVisible()
  await page.unroute('**/api/v1/essays/*/text')
  await page.getByRole('button', { name: 'Save' }).click()
  const both = page.getByRole('dialog', { name: 'This essay was saved in another tab' })
  await expect(both.getByRole('region', { name: 'Mine' })).toHaveText('From the first tab.')
  await expect(both.getByRole('region', { name: 'The other' })).toHaveText('From the second tab.')
  await expect(both.locator('ins')).toHaveText('second')
  await both.getByRole('button', { name: 'Keep the other version' }).click()
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
  await cutOff(page)
  await essayField(page).fill('Written on a train.')

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

test('an essay in Arabic runs from right to left, and a double click adds one essay', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/essays?add=shared')
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByLabel('Essay Prompt').fill('لماذا نحن؟')
  await expect(dialog.getByLabel('Essay Prompt')).toHaveCSS('unicode-bidi', 'plaintext')
  await dialog.getByRole('button', { name: 'Add Essay' }).dblclick()
  await expect(essayField(page)).toHaveCSS('unicode-bidi', 'plaintext')
  await page.goto('/essays')
  await expect(page.getByRole('link', { name: 'لماذا نحن؟' })).toHaveCount(1)
})

test('the editor and its dialogs are open to everyone', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, student, { content: 'One two three.', wordLimit: 2 })
  await signInAs(student)

  await page.goto('/essays?add=shared')
  await expectAccessible(page, () => expect(page.getByRole('dialog', { name: 'Add Essay' })).toBeVisible())
  await page.goto(`/essays/${id}`)
  await essayField(page).fill('Four five six.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /3 words/ }).click()
  await expect(page.locator('del')).toHaveText('One two three')
  await expectAccessible(page)
})

test('a student takes an essay along for a word processor, and as plain text with what is just typed', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const essay = await givenEssay(running.db, student, { promptName: 'Why us?', content: 'Because.' })
  await signInAs(student)
  // The text is still on its way to the server when the document is requested.
  let ask = () => {}
  const asked = new Promise<void>((resolve) => (ask = resolve))
  await page.route('**/text', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`/essays/${essay.id}`)
  await essayField(page).fill('Because of <you> & me.')
  const taking = async (form: string) => {
    await page.getByRole('button', { name: 'Download' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: form }).click()
    return downloading
  }

  const text = await taking('Plain text (.txt)')
  expect(text.suggestedFilename()).toBe('Why us.txt')
  expect(readFileSync(await text.path(), 'utf8')).toBe('Because of <you> & me.')
  await expect(page.getByRole('menu')).toBeHidden()

  const underWay = taking('Word document (.docx)')
  await expect(page.getByRole('button', { name: 'Download' })).toHaveAttribute('data-loading', 'true')
  ask()
  const document = await underWay
  expect(document.suggestedFilename()).toBe('Why us.docx')
  const parts = partsOf(readFileSync(await document.path()))
  // A browser parses XML as strictly as a word processor.
  const broken = await page.evaluate(
    (texts) =>
      texts.filter((text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')),
    Object.values(parts),
  )
  expect(broken).toEqual([])
  expect(parts['word/document.xml']).toContain('Because of &lt;you&gt; &amp; me.')
})

test('a student sees how an essay grew, and takes a record of it along that holds no text', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const essay = await givenEssay(running.db, student, { promptName: 'Why us?', content: 'Because.' })
  await signInAs(student)
  await page.goto(`/essays/${essay.id}`)
  await essayField(page).fill('Because of the hill.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Essay updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('dialog', { name: 'Versions' })

  const downloading = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download Record' }).click()
  const record = await downloading
  expect(record.suggestedFilename()).toBe('Authorship of Why us.json')
  const text = readFileSync(await record.path(), 'utf8')
  const { statement } = JSON.parse(text) as { statement: { steps: { words: number }[] } }
  expect(statement.steps.map(({ words }) => words)).toEqual([1, 4])
  expect(text).not.toContain('hill')

  await drawer.getByRole('button', { name: 'See how it grew' }).click()
  await expect(drawer.getByText('1 of 2')).toBeVisible()
  await expect(drawer.getByText('Because.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('slider', { name: 'Version' }).press('ArrowRight')
  await expect(drawer.getByText('2 of 2')).toBeVisible()
  await expect(drawer.getByText('Because of the hill.')).toBeVisible()
})

test('a student sees how an essay grew from its first word, however many versions it has', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const essay = await givenEssay(running.db, student)
  await givenVersions(running.db, essay, 130)
  await signInAs(student)
  await page.goto(`/essays/${essay.id}`)
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('dialog', { name: 'Versions' })

  await drawer.getByRole('button', { name: 'See how it grew' }).click()

  await expect(drawer.getByText('1 word · 1 of 130')).toBeVisible()
  await expect(drawer.getByText('word', { exact: true })).toBeVisible()
  await drawer.getByRole('slider', { name: 'Version' }).press('End')
  await expect(drawer.getByText('130 words · 130 of 130')).toBeVisible()
  await drawer.getByRole('button', { name: 'All versions' }).click()
  await expect(drawer.getByRole('button', { name: 'Download Record' })).toBeVisible()
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

  await expect(dialog.getByText('There is no such day')).toBeVisible()
  await page.keyboard.press('Escape')
})
