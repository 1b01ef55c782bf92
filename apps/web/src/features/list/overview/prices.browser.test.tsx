import { givenEntry, givenListedCollege } from '@bearings/client/testing/given'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const figure = (value: number) => ({ value, unit: 'usd', label: 'Price', year: '2023-24', source: 'Survey' })
const figures = { netPrice: figure(20_000), cost: figure(30_000) } as never
const flagship = givenListedCollege({
  state: 'OH',
  control: 'public',
  admissionRate: 0.6,
  testPolicy: 'considered_if_submitted',
  averageGpa: 3.5,
  cost: 30_000,
  tuitionInState: 10_000,
  tuitionOutOfState: 28_000,
  netPrices: { upTo30k: -1234, from30k: 14_000, from48k: 14_000, from75k: 20_000, from110k: 25_000 },
})
const list = [givenEntry({ name: 'Flagship', college: flagship, figures })]
const profile = { ...emptyAnswers, gpaUnweighted: 3.6, incomeBracket: '30k-60k', updatedAt: null } as const
const row = page.getByRole('row', { name: /Flagship/ })

async function openListOf(finances: object, answers: Partial<typeof emptyAnswers> = {}) {
  await openPage('/schools', {
    answers: {
      'GET /profile': { profile: { ...profile, ...answers } },
      'GET /money/finances': finances,
      'GET /schools/list': list,
    },
  })
}

test('a student without a state reads both prices of a public college, and where to add the state', async () => {
  await openListOf({ budget: 20_000 })
  await expect.element(row).toHaveTextContent('$32,000out of state; $14,000 in state')
  await expect.element(row).toHaveTextContent('in budget for residents')
  await expect.element(page.getByRole('link', { name: 'Add your state' })).toBeVisible()
})

test('a student of the state reads the one price that is theirs', async () => {
  await openListOf({ state: 'OH', budget: 20_000 })
  await expect.element(row).toHaveTextContent('$14,000in-statein budget')
  await expect.element(page.getByRole('link', { name: 'Add your state' })).not.toBeInTheDocument()
})

test('a student from Nairobi reads the full cost, and that it is before aid', async () => {
  await openListOf({ country: 'KE', budget: 20_000 })
  await expect.element(row).toHaveTextContent('$48,000before aid$28,000 over')
  await expect.element(page.getByText(/^Prices are the full cost of a year before any aid/)).toBeVisible()
})

test('a family whose grants exceed the bill reads zero, and by how much', async () => {
  await openListOf({ state: 'OH' }, { incomeBracket: 'under-30k' })
  await expect.element(row).toHaveTextContent('$0in-state, grants exceed the bill by about $1,200')
})

test('a student whose GPA stands on another scale reads that it gives no odds, and is not asked to add it', async () => {
  await openListOf({ state: 'OH' }, { gpaUnweighted: null, ownGpa: { scale: '100', grade: '94' } })
  await expect.element(row).toHaveTextContent('No odds')
  await expect.element(row).not.toHaveTextContent('Add your GPA')
})

test('beside the odds of one that they can afford, a family finds the colleges within its budget', async () => {
  await openListOf({ state: 'TX', budget: 3000 })
  const strip = page.getByRole('region', { name: 'Balance of your list' })
  await expect.element(strip).toHaveTextContent('None is known to fit your budget')
  await expect
    .element(strip.getByRole('link', { name: 'See the colleges within $3,000' }))
    .toHaveAttribute('href', '/schools/find?price=3000&sort=price')
})
