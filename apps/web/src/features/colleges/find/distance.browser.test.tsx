import { soundCollege } from '@bearings/domain/matching/finding/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finding } from '#colleges/search/finding-query.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const near = { ...soundCollege, unitid: 1, name: 'Friendly College', lat: 40, lon: -83 }
const far = { ...soundCollege, unitid: 2, name: 'Distant College', lat: 45.5, lon: -122.6 }
const note = page.getByText('Enter your ZIP code among the filters.')

test('a student who opens a search by distance on a new device finds colleges, and is asked for the ZIP code', async () => {
  const { router } = await openPage('/settings')
  queryClient.setQueryData(finding.queryKey, { colleges: [near, far], sources: {}, count: 2 })
  await router.navigate({ to: '/schools/find', search: { within: 100, sort: 'distance' } })
  await expect.element(page.getByRole('link', { name: 'Distant College' })).toBeVisible()
  await expect.element(note).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best-known')
  await expectAccessible()

  await page.getByRole('button', { name: 'Within 100 miles' }).click()
  const miles = page.getByLabelText('Miles from home, at most')
  await expect.element(miles).toBeEnabled()
  await page.getByLabelText('Your ZIP code').fill('43201')
  await expectGone(note)
  await expectGone(page.getByRole('link', { name: 'Distant College' }))
  await expect.element(page.getByRole('link', { name: 'Friendly College' })).toBeVisible()

  await page.getByLabelText('Your ZIP code').fill('')
  await expect.element(page.getByRole('link', { name: 'Distant College' })).toBeVisible()
  await expect.element(miles).toBeDisabled()
})

test('a student who searches for a word that many names have finds all of them, as many as are counted', async () => {
  const { router } = await openPage('/settings')
  const colleges = Array.from({ length: 600 }, (_, at) => ({
    ...soundCollege,
    unitid: at + 1,
    name: `Community College ${at + 1}`,
  }))
  queryClient.setQueryData(finding.queryKey, { colleges, sources: {}, count: colleges.length })
  await router.navigate({ to: '/schools/find', search: { q: 'community college' } })
  await expect.element(page.getByRole('button', { name: 'All 600' })).toBeVisible()
})
