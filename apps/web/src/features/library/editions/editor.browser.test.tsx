import { held, refused } from '@bearings/client/testing/answers'
import type { Answers } from '@bearings/client/testing/fake-server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const words = {
  title: 'Hedges and larks',
  category: 'Essays' as const,
  summary: '',
  author: '',
  tags: [],
  featured: false,
  sources: [],
  markdown: '',
}
const edition = {
  slug: 'hedges-and-larks',
  state: 'draft' as const,
  isShipped: false,
  revision: 1,
  words,
  isChanged: true,
  faults: [],
  updatedAt: '2026-10-01T12:00:00.000Z',
}
const saveDraft = page.getByRole('button', { name: 'Save draft' })
const open = (path: string, answers: Answers = {}) => openPage(path, { as: 'admin', answers })

test('an admin who types on while a new article is being saved loses no word of it', async () => {
  let saved = edition
  const stored = held(() => saved)
  const { asked, router } = await open('/admin/articles/new', {
    'POST /library/editions': (typed) => {
      saved = { ...edition, words: { ...words, ...typed } as never }
      return stored.answer()
    },
    'GET /library/editions/{slug}': () => saved,
    'PUT /library/editions/{slug}': (typed) => {
      saved = { ...saved, revision: typed.basedOn + 1, words: { ...words, ...typed } as never }
      return saved
    },
  })
  await page.getByLabelText('Title', { exact: true }).fill('Hedges and larks')
  await saveDraft.click()
  await expect.poll(() => asked.some(({ key }) => key === 'POST /library/editions')).toBe(true)
  await page.getByLabelText('Author').fill('Ida Brandt')
  stored.release()

  await expect.poll(() => location.pathname).toBe('/admin/articles/hedges-and-larks')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hedges and larks' })).toBeVisible()
  await expect.element(page.getByLabelText('Author')).toHaveValue('Ida Brandt')
  await saveDraft.click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await router.navigate({ to: '/admin/articles/$slug', params: { slug: 'new' } })
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('')
})

test('an admin whose address is refused while the preview is open is led to the field, and removes a source by keyboard', async () => {
  await open('/admin/articles/new')
  const address = page.getByLabelText('Address', { exact: true })
  await address.fill('not an address!')
  await page.getByRole('button', { name: 'Add Source' }).click()
  const second = page.getByLabelText('Source 2', { exact: true })
  await second.fill('Cornell Lab')
  const typedIn = second.element()
  await press(page.getByRole('button', { name: 'Remove source 1' }), '{Enter}')
  await expect.element(page.getByLabelText('Source 1', { exact: true })).toHaveValue('Cornell Lab')
  // The field itself moves up, with its cursor and what can be undone in it.
  expect(typedIn.isConnected).toBe(true)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await saveDraft.click()
  await expect.element(address).toHaveFocus()
  await press(page.getByRole('button', { name: 'Remove source 1' }), '{Enter}')
  await expect.element(page.getByRole('button', { name: 'Add Source' })).toHaveFocus()
})

test('an admin who deletes an article goes on at the heading of the list', async () => {
  let isThere = true
  await open('/admin/articles/hedges-and-larks', {
    'GET /library/editions/{slug}': () => (isThere ? edition : refused('NOT_FOUND')()),
    'DELETE /library/editions/{slug}': () => void (isThere = false),
  })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await expect.poll(() => location.pathname).toBe('/admin/articles')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Articles' })).toHaveFocus()
})

test('an admin who restores the shipped text reads before that an unpublished draft goes with it', async () => {
  const { asked } = await open('/admin/articles/hedges-and-larks', {
    'GET /library/editions/{slug}': { ...edition, state: 'published', isShipped: true, revision: 3 },
  })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore the shipped text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore the shipped text?' })
  await expect.element(dialog).toHaveTextContent('with the draft that is not published')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => asked.some(({ key }) => key === 'DELETE /library/editions/{slug}')).toBe(true)
})
