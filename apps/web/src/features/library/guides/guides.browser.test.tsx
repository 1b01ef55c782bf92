import { guideTopics } from '@bearings/domain/library/options'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulate } from '#testing/emulate.ts'
import { openPage } from '#testing/open-page.tsx'

const guide = {
  slug: 'fee-waivers',
  title: 'Fee waivers',
  summary: 'Who pays nothing',
  topic: guideTopics[0],
  reviewed: '2026-10-01',
  html: '<h2>The fee</h2><p>It is waived.</p><h2>The other costs</h2><p>They may be, too.</p>',
}

test('a student who hears the page is told that a search of the guides found nothing', async () => {
  await openPage('/resources/guides', { answers: { 'GET /library/guides': [guide as never] } })
  await expect.element(page.getByRole('link', { name: /Fee waivers/ })).toBeVisible()
  // Only a region that was there before its text is read out.
  const region = page.getByRole('main').element().querySelector('[aria-live]')!
  await page.getByPlaceholder('Search guides...').fill('no such thing')
  await expect.poll(() => region.textContent).toContain('No guides found')
  expect(region.isConnected).toBe(true)
})

test('a student on a phone reads the titles of the guides one below the other, and on a desk what each is about', async () => {
  const answers = { 'GET /library/guides': [guide as never] }
  await openPage('/resources/guides', { answers, width: 390 })
  await expect.element(page.getByRole('link', { name: /Fee waivers/ })).toBeVisible()
  await expect.element(page.getByText('Who pays nothing')).not.toBeVisible()
  await openPage('/resources/guides', { answers })
  await expect.element(page.getByText('Who pays nothing')).toBeVisible()
})

test('a student who prints a guide finds no heading alone at the foot of a sheet', async () => {
  await openPage('/resources/guides/fee-waivers', {
    answers: { 'GET /library/guides/{slug}': guide },
  })
  const heading = page.getByRole('heading', { name: 'The other costs' })
  await expect.element(heading).toBeVisible()
  await emulate({ media: 'print' })
  expect(getComputedStyle(heading.element()).breakAfter).toBe('avoid')
})

test('a family reads a guide in Spanish, and in English again', async () => {
  const spanish = { title: 'Exenciones', summary: 'Quién no paga', sources: [], html: '<p>No se paga.</p>' }
  await openPage('/resources/guides/fee-waivers', {
    answers: { 'GET /library/guides/{slug}': { ...guide, spanish } },
  })
  await page.getByRole('button', { name: 'En español' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Exenciones' })).toBeVisible()
  expect(page.getByText('No se paga.').element().closest('[lang]')?.getAttribute('lang')).toBe('es')

  await page.getByRole('button', { name: 'In English' }).click()
  await expect.element(page.getByText('It is waived.')).toBeVisible()
  expect(page.getByText('No se paga.').query()).toBeNull()
})

test('a student on a phone sees the first guides of each topic, and asks for the others', async () => {
  const guides = Array.from({ length: 9 }, (_, at) => ({ ...guide, slug: `g${at}`, title: `Guide ${at}` }))
  await openPage('/resources/guides', { answers: { 'GET /library/guides': guides as never }, width: 390 })
  const links = page.getByRole('main').getByRole('link', { name: /^Guide \d/ })
  await expect.element(links).toHaveLength(4)
  await page.getByRole('button', { name: 'Show 5 more' }).click()
  await expect.element(links).toHaveLength(9)
})
