import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const figure = (value: number) => ({
  value,
  unit: 'usd' as const,
  label: 'Price',
  year: '2023-24',
  source: 'Survey',
})
const boise = {
  name: 'Boise State University',
  state: 'ID',
  control: 'public' as const,
  level: 'bachelor' as const,
  exchanges: ['wue' as const],
  figures: {
    net_price_0_30k: figure(12_000),
    cost_of_attendance: figure(20_000),
    tuition_in_state: figure(8_000),
    tuition_out_of_state: figure(26_000),
  },
}
const costs = page.getByRole('region', { name: 'What it costs' })

async function openFor(state: string) {
  await openPage('/schools/find/142115', {
    answers: { 'GET /schools/colleges/{unitid}': boise, 'GET /money/finances': { state } },
  })
}

test('a student of the West reads what the exchange would cost them, under the price that is theirs', async () => {
  await openFor('WA')
  await expect.element(costs).toHaveTextContent('Full cost of attendance')
  await expect
    .element(costs)
    .toHaveTextContent(
      'At most $24,000 a year before aid with Western Undergraduate Exchange, if the college admits you to it',
    )
  await expectAccessible()
})

test('a resident and a student of the East read of no exchange', async () => {
  await openFor('ID')
  await expect.element(costs).toHaveTextContent('Full cost of attendance')
  await expect.element(costs).not.toHaveTextContent('Exchange')
})
