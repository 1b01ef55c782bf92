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
const brown = {
  ...boise,
  name: 'Brown University',
  state: 'RI',
  control: 'private_nonprofit' as const,
  exchanges: [],
  aid: {
    needBlind: true,
    needMet: { percent: 100, year: '2024-25' },
    promises: [{ covers: 'tuition' as const, incomeBelow: 125_000, isReported: true as const }],
  },
}
const layers = page.getByRole('region', { name: 'Your price, layer by layer' })

async function open(
  college: object,
  state: string | null,
  incomeBracket: string | null = null,
  more: object = {},
) {
  await openPage('/schools/find/142115', {
    answers: {
      'GET /schools/colleges/{unitid}': college,
      'GET /money/finances': { state },
      'GET /profile': { profile: { incomeBracket } },
      ...more,
    } as never,
  })
}

test('a student of the West reads what the exchange would cost them, as a price for whoever is admitted to it', async () => {
  await open(boise, 'WA')
  await expect.element(layers).toHaveTextContent('Full cost$38,000')
  await expect.element(layers).toHaveTextContent('Western Undergraduate Exchangeat most $24,000')
  await expect.element(layers).toHaveTextContent('if the college admits you to it')
  await expectAccessible()
})

test('a resident and a student of the East read of no exchange', async () => {
  await open(boise, 'ID')
  await expect.element(layers).toHaveTextContent('Full cost$20,000')
  await expect.element(layers).not.toHaveTextContent('Exchange')
})

test('a family reads which promise it is within, what the college says of need, and a range with its reason', async () => {
  await open(brown, 'OH', '60k-100k')
  await expect.element(layers).toHaveTextContent('no tuition for incomes below $125,000leaves at most')
  await expect.element(layers).toHaveTextContent('100% of need met')
  await expect.element(layers).toHaveTextContent('Only with assets that are typical of the income.')
  await expect.element(layers).toHaveTextContent('loans up to $5,500')
})

const program = (name: string, amount: string, judged: object[], eligibility = 'Colleges in Idaho') => ({
  id: crypto.randomUUID(),
  name,
  amount,
  eligibility,
  judged,
  fit: judged.length === 0 ? 'met' : 'unknown',
  standing: { state: 'undated', on: null, isUsual: false },
})

test('a student from DC reads of its grant at a public college of another state, if the college is among its own', async () => {
  const programs = [program('DC Grant', 'Up to $10,000 a year', [], 'Public anywhere in the US')]
  await open(boise, 'DC', null, { 'GET /money/state-aid': { state: 'DC', isAbroad: false, programs } })
  await expect
    .element(layers)
    .toHaveTextContent('DC Grantup to $10,000If so: This college is among: Public anywhere in the US.')
})

test('at a college of their own state, a student reads what its grants pay and which rules are open', async () => {
  const programs = [
    program('Opportunity Grant', 'Up to $3,500 a year', []),
    program('Merit Grant', '$2,000 a year', [{ criterion: 'Top 5 percent', met: 'unknown', reason: '' }]),
  ]
  await open(boise, 'ID', null, { 'GET /money/state-aid': { state: 'ID', isAbroad: false, programs } })
  await expect.element(layers).toHaveTextContent('State grant: Opportunity Grantup to $3,500')
  await expect.element(layers).toHaveTextContent('You meet the rules that Bearings knows.')
  await expect.element(layers).toHaveTextContent('State grant: Merit Grant−$2,000If so: Top 5 percent.')
  await expect.element(layers).toHaveTextContent('if you meet its rules')
})

test('a student from abroad reads the full cost, what the college says of aid for them, and no federal grant or loan', async () => {
  const college = { ...brown, odds: { needBlindAbroad: false, meetsNeedAbroad: true } }
  await open(college, null, null, { 'GET /money/finances': { state: null, country: 'KE' } })
  await expect.element(layers).toHaveTextContent('Full cost$20,000')
  await expect.element(layers).toHaveTextContent('Its aid for students from abroadNeed met in full')
  await expect.element(layers).toHaveTextContent('Asking for aid may count against you.')
  await expect.element(layers).not.toHaveTextContent('Pell')
  await expect.element(layers).not.toHaveTextContent('loans')
})
