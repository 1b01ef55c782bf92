import { readFileSync } from 'node:fs'
import { givenEssay, givenVersions } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { unzip } from '@bearings/server/testing/zip'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const question = 'You have unsaved changes. Are you sure you want to go back? Your changes will be lost.'

const essayField = (page: Page) => page.getByLabel('Essay', { exact: true })
const textAddress = '**/api/v1/essays/*/text'
/** Makes the server refuse texts from this page. */
const cutOff = (page: Page) =>
  page.route(textAddress, (route) => route.fulfill({ status: 409, body: 'not ours' }))
const row = (page: Page, prompt: string) => page.getByRole('listitem').filter({ hasText: prompt })

test('a text saves itself while somebody types and when they leave, and keeps a version of what they left', async ({
  page,
  running,
  student,
}) => {
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Edit' }).click()

  const answer = await holdRequests(page, textAddress)
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

test('a person who writes with a screen reader is not interrupted by each save', async ({
  page,
  running,
  student,
}) => {
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
  await page.goto(`/essays/${id}`)
  const state = page.getByText('Saved', { exact: true })
  await expect(state).toBeVisible()
  const heard = await state.evaluateHandle((element) => {
    const announced: string[] = []
    const note = () => {
      if (element.getAttribute('aria-live') === 'polite') announced.push(element.textContent)
    }
    new MutationObserver(note).observe(element, { characterData: true, childList: true, subtree: true })
    return announced
  })

  for (const text of ['A first sentence.', 'A first sentence. A second one.']) {
    const answer = await holdRequests(page, textAddress)
    await essayField(page).fill(text)
    await expect(page.getByText('Saving…')).toBeVisible()
    answer()
    await expect(state).toBeVisible()
  }
  await page.unroute(textAddress)
  await cutOff(page)
  await essayField(page).fill('Not saved.')
  await expect(page.getByText(/Kept on this device/)).toBeVisible()

  expect(await heard.jsonValue()).toEqual([expect.stringMatching(/Kept on this device$/)])
})

test('a person who leaves with changes that could not be saved is asked, on every way out', async ({
  page,
  running,
  student,
}) => {
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
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
  student,
}) => {
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
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
  student,
}) => {
  const { id } = await givenEssay(running.db, student, { content: 'As it was saved.' })
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
  const both = page.getByRole('dialog', { name: 'This essay was changed elsewhere' })
  await expect(both.getByRole('region', { name: 'Mine' })).toHaveText('From the first tab.')
  await expect(both.getByRole('region', { name: 'The other version' })).toHaveText('From the second tab.')
  await expect(both.locator('ins')).toHaveText('second')
  await both.getByRole('button', { name: 'Keep the other version' }).click()
  await expect(essayField(page)).toHaveValue('From the second tab.')

  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: /kept after a conflict/ }).click()
  await expect(versions.locator('del')).toHaveText('first')
  await versions.getByRole('button', { name: 'Restore this version' }).click()
  await expect(essayField(page)).toHaveValue('From the first tab.')
  await expect(second.getByText(/You are seeing its latest text/)).toBeVisible()
  await expect(essayField(second)).toHaveValue('From the first tab.')
})

test('the network is cut while somebody saves; the text waits and is saved later', async ({
  page,
  running,
  student,
}) => {
  const { id } = await givenEssay(running.db, student)
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

test('a text for a similar prompt is offered where nothing is written, and taken back', async ({
  page,
  running,
  student,
}) => {
  const aster = await givenEntry(running.db, student, { name: 'Aster College' })
  await givenEssay(running.db, student, { entryId: aster.id, content: 'My people are the beekeepers.' })
  await givenEssay(running.db, student, { promptName: 'Which community do you belong to?', wordLimit: 300 })
  await page.goto('/essays')
  const empty = row(page, 'Which community')

  await expect(empty).toContainText('You answered a similar prompt for Aster College (5 words).')
  await empty.getByRole('button', { name: 'Start from it?' }).click()
  await expect(empty).toContainText('5 of 300 words')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(empty).toContainText('0 of 300 words')
})

test('an essay in Arabic runs from right to left, and a double click adds one essay', async ({
  studentPage: page,
}) => {
  await page.goto('/essays?add=shared')
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByLabel('Essay Prompt').fill('لماذا نحن؟')
  await expect(dialog.getByLabel('Essay Prompt')).toHaveCSS('unicode-bidi', 'plaintext')
  await dialog.getByRole('button', { name: 'Add Essay' }).dblclick()
  await expect(essayField(page)).toHaveCSS('unicode-bidi', 'plaintext')
  await page.goto('/essays')
  await expect(page.getByRole('link', { name: 'لماذا نحن؟' })).toHaveCount(1)
})

test('the editor and its dialogs are open to everyone', async ({ page, running, student }) => {
  const { id } = await givenEssay(running.db, student, { content: 'One two three.', wordLimit: 2 })

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
  student,
}) => {
  const essay = await givenEssay(running.db, student, { promptName: 'Why us?', content: 'Because.' })
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
  const parts = unzip(readFileSync(await document.path()))
  // A browser parses XML as strictly as a word processor.
  const broken = await page.evaluate(
    (texts) =>
      texts.filter((text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')),
    Object.values(parts),
  )
  expect(broken).toEqual([])
  expect(parts['word/document.xml']).toContain('Because of &lt;you&gt; &amp; me.')
})

test('a student names the version that the teacher has, finds it by its name and takes the name away', async ({
  page,
  running,
  student,
}) => {
  const essay = await givenEssay(running.db, student, { content: 'Because.' })
  await page.goto(`/essays/${essay.id}`)
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('dialog', { name: 'Versions' })

  await drawer.getByRole('button', { name: /^Name the version from/ }).click()
  const field = drawer.getByRole('textbox', { name: /^Name of the version from/ })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('Draft for Ms. Rivera')
  await field.press('Enter')
  const rename = drawer.getByRole('button', { name: 'Rename “Draft for Ms. Rivera”' })
  await expect(rename).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Versions' }).click()
  await drawer.getByRole('button', { name: /^Draft for Ms\. Rivera/ }).click()
  await expect(drawer.getByRole('heading', { name: 'Draft for Ms. Rivera' })).toBeVisible()
  await drawer.getByRole('button', { name: 'All versions' }).click()

  await rename.click()
  await field.press('Escape')
  await expect(rename).toBeFocused()
  await rename.click()
  await field.fill('')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('button', { name: /^Name the version from/ })).toBeFocused()
})

test('a student sees how an essay grew, and takes a record of it along that holds no text', async ({
  page,
  running,
  student,
}) => {
  const essay = await givenEssay(running.db, student, { promptName: 'Why us?', content: 'Because.' })
  await page.goto(`/essays/${essay.id}`)
  await essayField(page).fill('Because of the hill.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Essay updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('dialog', { name: 'Versions' })

  await drawer.getByRole('button', { name: 'See What It Says' }).click()
  await expect(drawer.getByText('Spelling and grammar: not checked in Bearings.')).toBeVisible()
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
  student,
}) => {
  const essay = await givenEssay(running.db, student)
  await givenVersions(running.db, essay, 130)
  await page.goto(`/essays/${essay.id}`)
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('dialog', { name: 'Versions' })

  await drawer.getByRole('button', { name: 'See how it grew' }).click()

  await expect(drawer.getByText('1 word · 1 of 130')).toBeVisible()
  await expect(drawer.getByText('word', { exact: true })).toBeVisible()
  await drawer.getByRole('slider', { name: 'Version' }).press('End')
  await expect(drawer.getByText('130 words · 130 of 130')).toBeVisible()
  await drawer.getByRole('button', { name: 'All versions' }).click()
  await drawer.getByRole('button', { name: 'See What It Says' }).click()
  await expect(drawer.getByRole('button', { name: 'Download Record' })).toBeVisible()
})

test('a student checks spelling and grammar, and no word of the essay leaves the device', async ({
  page,
  running,
  student,
}) => {
  const content = 'My gandmother keeps bees behind the shed.'
  const { id } = await givenEssay(running.db, student, { promptName: 'Why us?', content })
  await page.goto(`/essays/${id}`)
  const spelling = page.getByRole('region', { name: 'Spelling and grammar' })
  const check = spelling.getByRole('button', { name: 'Check Spelling and Grammar' })
  await expect(check).toBeVisible()

  const sent: { url: string; body: string }[] = []
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }))
  await check.click()
  await expect(spelling).toContainText('1 thing found.')
  await expect(spelling).toContainText('gandmother')
  // The page had it from the server, and the checker's own files follow; all else would be seen here.
  await expect.poll(() => sent.map(({ url }) => new URL(url).pathname)).toContain(`/api/v1/essays/${id}/help`)
  expect(sent.filter(({ url }) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([])
  expect(sent.filter(({ url, body }) => /gandmother|bees/.test(url + body))).toEqual([])
  expect(sent.map(({ url }) => url).filter((url) => url.endsWith('.wasm'))).toHaveLength(1)
})
