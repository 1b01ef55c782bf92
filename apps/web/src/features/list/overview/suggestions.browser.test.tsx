import { givenEntry } from '@bearings/client/testing/given'
import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { soundCollege } from '@bearings/domain/matching/finding/fixtures'
import { usualMix } from '@bearings/domain/matching/parameters'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finding } from '#colleges/search/finding-query.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const sound = { ...soundCollege, netPriceFrom30k: 18_000, cost: 70_000 }
const colleges: FindableCollege[] = [
  { ...sound, unitid: 1, name: 'Everybody College', state: 'PA', hasOpenAdmission: true },
  { ...sound, unitid: 2, name: 'Friendly College', state: 'OH', admissionRate: 0.9 },
  {
    ...sound,
    unitid: 3,
    name: 'Choosy College',
    state: 'MA',
    admissionRate: 0.06,
    netPriceFrom30k: 28_000,
    odds: { needBlindAbroad: true },
  },
]
const profile = { ...emptyAnswers, gpaUnweighted: 3.7, incomeBracket: '30k-60k', updatedAt: null } as const
const card = page.getByRole('region', { name: 'To fill the gaps' })

async function openSuggestions(finances: object) {
  await openPage('/schools', {
    answers: {
      'GET /profile': { profile },
      'GET /money/finances': finances,
      'GET /schools/list/target': usualMix,
      'GET /schools/list': [givenEntry({ name: 'Aster College' })],
    },
  })
  queryClient.setQueryData(finding.queryKey, { colleges, sources: {}, count: colleges.length })
  await page.getByRole('button', { name: 'Suggest schools' }).click()
}

test('a family that none of the suggested colleges fits reads so, and finds those within its budget', async () => {
  await openSuggestions({ state: 'OH', budget: 3000 })
  await expect
    .element(card)
    .toHaveTextContent('None of these is known to be within your budget of $3,000 a year.')
  await expect
    .element(card.getByRole('link', { name: 'See the colleges within $3,000' }))
    .toHaveAttribute('href', '/schools/find?price=3000&sort=price')
  await expectAccessible()
})

test('a family that one kind alone does not fit reads so at that kind', async () => {
  await openSuggestions({ state: 'OH', budget: 19_000 })
  await expect
    .element(card.getByRole('heading', { name: 'Reach schools, none within your budget' }))
    .toBeVisible()
  await expect.element(card.getByRole('heading', { name: 'Likely schools', exact: true })).toBeVisible()
  await expect.element(card).not.toHaveTextContent('None of these')
})

test('a student from Nairobi reads first of the college with odds and known aid, then of one that admits everyone', async () => {
  await openSuggestions({ country: 'KE', budget: 20_000 })
  await expect
    .element(card)
    .toHaveTextContent(/Reach schools.*Choosy College.*Likely schools.*Everybody College/)
  await expect.element(card).toHaveTextContent('asking for aid does not count against you')
  await expectAccessible()
})
