import { givenDeadline, givenEntryPage, givenEssay } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const aster = givenEntryPage({ name: 'Aster College', deadline: '2099-01-05', deadlineState: 'own' })
const note = page.getByRole('textbox', { name: 'Research note' })
const tool = (name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
const open = (answers: object = {}, width = 1440) =>
  openPage(`/schools/${aster.id}/research`, {
    width,
    answers: { 'GET /schools/list/{id}': aster, 'GET /schools/list': [aster], ...answers },
  })

test('links pasted from a page between its paragraphs keep the space between them', async () => {
  await open()
  await expect.element(note).toBeVisible()
  const clipboardData = new DataTransfer()
  const links = '<a href="https://reed.example">Reed</a> <a href="https://pomona.example">Pomona</a>'
  clipboardData.setData('text/html', `<p>To visit</p>${links}<div>In <b>June</b> <i>or</i> July</div>`)
  note
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect
    .poll(() =>
      note
        .getByRole('paragraph')
        .elements()
        .map((line) => line.textContent),
    )
    .toEqual(['To visit', 'Reed Pomona', 'In June or July'])
})

test('a note and what belongs to it are open to everyone', async () => {
  await open()
  await note.click()
  await tool('Checklist').click()
  await userEvent.keyboard('Call the coach')
  await expect.element(note.getByRole('checkbox', { name: 'Call the coach' })).toBeVisible()
  await expect.poll(async () => (await shapeOf(note)).height).toBeGreaterThanOrEqual(600)
  await expectAccessible()

  await page.viewport(1440, 900)
  await tool('Link').click()
  await expect.element(page.getByRole('textbox', { name: 'Link to' })).toHaveFocus()
  await expectAccessible()
})

test('the toolbar is one stop of the tab key, and its arrows go around', async () => {
  await open()
  await note.click()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tool('Heading')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tool('Checklist')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('A smaller heading')
  await expect.element(note.getByRole('heading', { level: 3 })).toHaveTextContent('A smaller heading')
})

test('a school’s page lists its essays and deadlines beside the note', async () => {
  const essay = givenEssay({ entryId: aster.id, promptName: 'Why Aster?', words: 2, wordLimit: 250 })
  const other = givenEssay({ promptName: 'For another school' })
  await open({
    'GET /essays': [essay, other],
    'GET /deadlines': [givenDeadline({ entryId: aster.id, title: 'Aster College', date: '2099-01-05' })],
  })
  const essays = page.getByRole('region', { name: 'Essays' })
  await expect.element(essays.getByRole('listitem')).toHaveLength(1)
  await expect.element(essays).toHaveTextContent('2 of 250 words')
  await expect.element(page.getByRole('region', { name: 'Deadlines' })).toHaveTextContent('Jan5')
  await expect
    .element(essays.getByRole('link', { name: 'Why Aster?' }))
    .toHaveAttribute('href', `/essays/${essay.id}`)
})

test('a student who adds to a checklist without a network is told at once, and loses no word', async () => {
  let isCut = true
  const item = { id: crypto.randomUUID(), kind: 'custom', done: false, dueOn: null } as const
  let now = aster
  await open({
    'GET /schools/list/{id}': () => now,
    'POST /schools/list/{id}/checklist': ({ label }: { label: string }) => {
      if (isCut) throw new TypeError('Failed to fetch')
      now = { ...aster, items: [{ ...item, label }] }
      return now.items[0]
    },
  })
  const field = page.getByRole('textbox', { name: 'New checklist item' })
  await field.fill('Portfolio of six drawings')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Not added')).toBeVisible()
  await expect.element(field).toHaveValue('Portfolio of six drawings')

  isCut = false
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'Portfolio of six drawings' })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('on a phone, a school’s page begins with the application, and the note opens when it is wanted', async () => {
  await open(
    { 'PUT /schools/list/{id}/research': ({ basedOn }: { basedOn: number }) => ({ revision: basedOn + 1 }) },
    390,
  )
  const region = page.getByRole('region', { name: 'Research note' })
  await expect.element(page.getByRole('region', { name: 'Your application' })).toBeInViewport()
  await page.getByRole('tab', { name: 'Note' }).click()
  await note.click()
  await userEvent.keyboard('Ask the coach')
  await expect.element(region.getByText('Saved', { exact: true })).toBeVisible()
})

test('on a phone, no date lies on an item of the checklist', async () => {
  const item = { id: crypto.randomUUID(), kind: 'custom' as const, done: false, dueOn: '2099-11-01' }
  await open({ 'GET /schools/list/{id}': { ...aster, items: [{ ...item, label: 'Correspondences' }] } }, 390)
  const row = page
    .getByRole('region', { name: 'Checklist' })
    .getByRole('listitem')
    .filter({ hasText: 'Correspondences' })
  await expect.element(row).toBeVisible()
  const text = document.createRange()
  text.selectNodeContents(row.getByText('Correspondences', { exact: true }).element())
  const words = text.getBoundingClientRect()
  const date = await shapeOf(row.getByText('Nov 01, 2099'))
  expect(words.right <= date.left || words.bottom <= date.top).toBe(true)
})
