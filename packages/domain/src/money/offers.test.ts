import { expect, test } from 'vitest'
import { appealFacts, type Award, hiddenIn, summaryOf } from './offers.ts'

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
    netPrice: 22_300,
    leftToPay: 16_600,
    fourYears: 93_295,
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
  expect(summaryOf(once).fourYears - summaryOf(always).fourYears).toBe(25_485)
  expect(hiddenIn(once)).toEqual(['For one year only: Welcome Grant. The three years after it cost more.'])
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
