import type { School } from '@bearings/domain/colleges/catalog/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulate } from '#testing/emulate.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectFocusIn, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const usd = (value: number) => ({
  value,
  unit: 'usd' as const,
  label: 'Price',
  year: '2023-24',
  source: 'Survey',
})
const figures = {
  cost_of_attendance: usd(30_000),
  tuition_in_state: usd(10_000),
  tuition_out_of_state: usd(28_000),
  net_price_avg: usd(16_000),
  net_price_0_30k: usd(9000),
}
const costs = page.getByRole('region', { name: 'What it costs' })
const keyFigures = page.getByRole('region', { name: 'Key figures' })

async function openCollege(school: Partial<School>, width = 1440) {
  await openPage('/schools/find/170976', {
    width,
    answers: {
      'GET /money/finances': { country: 'KE' },
      'GET /schools/colleges/{unitid}': {
        name: 'Flagship',
        state: 'OH',
        level: 'bachelor',
        control: 'public',
        figures,
        ...school,
      },
    },
  })
}

test('a student from Nairobi reads the full cost, and that the college meets the need of those from abroad', async () => {
  await openCollege({ odds: { needBlindAbroad: false, meetsNeedAbroad: true } })
  await expect.element(costs).toHaveTextContent('Full cost, with the tuition for other states$48,000')
  await expect
    .element(costs)
    .toHaveTextContent('It says that it meets the full need of students from abroad whom it admits.')
  await expect.element(costs).toHaveTextContent('Asking for aid from abroad may count against admission.')
  await expect.element(costs).not.toHaveTextContent('$9,000')
  await expect.element(keyFigures).toHaveTextContent('$48,000')
  await expectAccessible()
})

test('where nothing is known of its aid, the student is told to ask the college', async () => {
  await openCollege({ odds: null })
  await expect.element(costs).toHaveTextContent('Ask the college what aid it gives students from abroad.')
})

test('a student from abroad is never shown a net price, also where no cost is published', async () => {
  await openCollege({ figures: { net_price_avg: usd(16_000), net_price_0_30k: usd(9000) } })
  await expect.element(costs).toHaveTextContent('Not published')
  await expect.element(keyFigures).toHaveTextContent('Full cost–Not published')
})

test('a student opens on a phone what a college costs, and its figures by their name', async () => {
  await openCollege({}, 390)
  await expect.element(costs).toBeVisible()
  // The tabs stand below, and the page is not scrolled to them.
  expect(scrollY).toBe(0)
  const allFigures = page.getByRole('region', { name: 'Figures', exact: true })
  await expect.element(allFigures).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Figures' }).click()
  await expect.element(allFigures).toHaveTextContent('$28,000')
  await expect.element(costs).not.toBeInTheDocument()
})

test('a college printed from a tablet has every part of it, not only the one that is open', async () => {
  await openCollege({}, 768)
  const published = page.getByRole('region', { name: 'Figures', exact: true })
  await expect.element(costs).toBeVisible()
  await expect.element(published).not.toBeInTheDocument()

  await emulate({ media: 'print' })
  await expect.element(published).toBeVisible()
  await expect.element(costs).toBeVisible()
})

test('a student at a desk opens the long list of figures when it is asked for, and prints it with the rest', async () => {
  await openCollege({})
  const figuresCard = page.getByRole('region', { name: 'Figures', exact: true })
  await expect.element(figuresCard.getByRole('button', { name: /^Show all \d+ figures$/ })).toBeVisible()
  await expect.element(figuresCard).not.toHaveTextContent('$28,000')

  await emulate({ media: 'print' })
  await expect.element(figuresCard).toHaveTextContent('$28,000')
  await emulate({})
  await press(figuresCard.getByRole('button'), '{Enter}')
  await expect.element(figuresCard).toHaveTextContent('$28,000')
  await expectFocusIn(figuresCard)
})
