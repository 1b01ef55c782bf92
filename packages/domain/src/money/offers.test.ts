import { expect, test } from 'vitest'
import { appealFacts, type Award, hiddenIn, offerAgainstBudget, offerPriceText, summaryOf } from './offers.ts'

const award = (kind: Award['kind'], amount: number, more: Partial<Award> = {}): Award => ({
  name: kind,
  kind,
  amount,
  renewal: 'four-years',
  condition: '',
  ...more,
})
const ohio = {
  costs: { tuition: 13_244, housing: 14_000, books: 1000, other: 2061 },
  awards: [
    award('grant', 5505),
    award('scholarship', 2500),
    award('subsidized-loan', 3500),
    award('work-study', 2200),
  ],
}

test('only grants and scholarships lower the price; loans and work stand apart', () => {
  expect(summaryOf(ohio)).toEqual({
    cost: 30_305,
    gifts: 8005,
    studentLoans: 3500,
    parentLoans: 0,
    work: 2200,
    isWhole: true,
    netPrice: 22_300,
    leftToPay: 16_600,
    // 30,305 × (1 + 1.03 + 1.03² + 1.03³) − 4 × 8,005
    fourYears: { least: 94_765, most: 94_765 },
    debtAtGraduation: 14_000,
  })
})

test('a loan of parents is not counted as the student’s debt, nor as a gift', () => {
  const withPlus = {
    ...ohio,
    awards: [...ohio.awards, award('parent-loan', 10_000, { name: 'Parent PLUS' })],
  }
  expect(summaryOf(withPlus)).toMatchObject({ netPrice: 22_300, leftToPay: 6600, debtAtGraduation: 14_000 })
  expect(hiddenIn(withPlus)).toEqual(['Parent PLUS is a loan that parents repay, not aid.'])
  const withTwo = {
    ...withPlus,
    awards: [...withPlus.awards, award('parent-loan', 1000, { name: 'State loan' })],
  }
  expect(hiddenIn(withTwo)).toContain('Parent PLUS, State loan are loans that parents repay, not aid.')
})

test('a grant of one year makes the three years after it dearer', () => {
  const once = { ...ohio, awards: [award('grant', 8005, { renewal: 'one-year', name: 'Welcome Grant' })] }
  const always = { ...ohio, awards: [award('grant', 8005)] }
  expect(summaryOf(once).netPrice).toBe(summaryOf(always).netPrice)
  expect(summaryOf(once).fourYears.least - summaryOf(always).fourYears.least).toBe(3 * 8005)
  expect(hiddenIn(once)).toEqual(['For one year only: Welcome Grant. The three years after it cost more.'])
})

test('a family reads four years with a fixed gift that does not rise, and the most if it may end', () => {
  const costs = { tuition: 45_000, housing: 15_000, books: 0, other: 0 }
  // 60,000 × 4.183627 = 251,018, less 160,000; less 40,000 if it comes once.
  const fixed = { costs, awards: [award('scholarship', 40_000)] }
  expect(summaryOf(fixed).fourYears).toEqual({ least: 91_018, most: 91_018 })
  const open = { costs, awards: [award('scholarship', 40_000, { renewal: 'unknown' })] }
  expect(summaryOf(open).fourYears).toEqual({ least: 91_018, most: 211_018 })
})

test('a letter without the cost of housing is neither in budget nor quoted against another college', () => {
  const bare = {
    costs: { tuition: 20_000, housing: null, books: null, other: null },
    awards: [award('grant', 18_000)],
  }
  const summary = summaryOf(bare)
  expect(offerPriceText(summary)).toBe('at least $2,000')
  expect(offerAgainstBudget(summary, 30_000)).toBe(null)
  expect(offerAgainstBudget(summaryOf(ohio), 30_000)?.words).toBe('in budget')
  expect(offerPriceText(summaryOf(ohio))).toBe('$22,300')
  expect(appealFacts(ohio, [{ name: 'Bare', terms: bare }])).not.toContainEqual(expect.stringMatching('Bare'))
  const dearer = { ...bare, costs: { ...bare.costs, tuition: 50_000 } }
  expect(appealFacts(dearer, [{ name: 'Ohio', terms: ohio }])).toEqual([
    'The offer: $18,000 in grants and scholarships of a cost of at least $50,000, a net price of at least $32,000.',
    'After all the loans and work it includes, at least $32,000 a year is left to pay.',
    'Ohio asks $22,300 a year, at least $9,700 less.',
  ])
})

test('what a letter does not say is asked for', () => {
  const silent = {
    costs: { tuition: 50_000, housing: null, books: null, other: 0 },
    awards: [award('scholarship', 20_000, { renewal: 'unknown', name: 'Merit', condition: 'GPA of 3.5' })],
  }
  expect(hiddenIn(silent)).toEqual([
    'The letter does not say housing and food, books and supplies, so the real cost is higher.',
    'Ask whether it is renewable: Merit.',
    'It can be lost: Merit (GPA of 3.5).',
  ])
})

test('for an appeal the better offers are named with their difference', () => {
  const cheaper = { ...ohio, awards: [award('grant', 12_305)] }
  expect(
    appealFacts(ohio, [
      { name: 'Macalester College', terms: cheaper },
      { name: 'Dearer', terms: { ...ohio, awards: [] } },
    ]),
  ).toEqual([
    'The offer: $8,005 in grants and scholarships of a cost of $30,305, a net price of $22,300.',
    'After all the loans and work it includes, $16,600 a year is left to pay.',
    'Macalester College asks $18,000 a year, $4,300 less.',
  ])
})

test.each([
  [25_000, 'A federal Parent PLUS loan is at most $20,000 a year, so $5,000 of it must come from elsewhere.'],
  [
    18_000,
    'A federal Parent PLUS loan is at most $65,000 in all: the same amount each year leaves $11,000 for the fourth.',
  ],
])(
  'a family that is offered a loan of %i dollars for parents hears what the limits leave',
  (amount, said) => {
    const withPlus = { ...ohio, awards: [...ohio.awards, award('parent-loan', amount, { name: 'PLUS' })] }
    expect(hiddenIn(withPlus)).toContain(said)
  },
)

test('a student whose letter has more Direct Loans than a first year allows hears the limit', () => {
  const loans = [award('subsidized-loan', 3500), award('unsubsidized-loan', 6000)]
  expect(hiddenIn({ ...ohio, awards: loans })).toContain(
    'Direct Loans of a first-year student who depends on parents are at most $5,500, and $9,500 if the student is independent or a parent is refused a PLUS loan. Ask which it is.',
  )
  expect(hiddenIn({ ...ohio, awards: [award('unsubsidized-loan', 5500)] }).join(' ')).not.toContain('$5,500')
})
