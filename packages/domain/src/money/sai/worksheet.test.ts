import { expect, test } from 'vitest'
import { contributionFromIncome } from './amounts.ts'
import type { Assets, DependentHousehold, Income, IndependentHousehold } from './household.ts'
import { isSingleParent, pellGrant, pellTest } from './pell.ts'
import { share } from './rounding.ts'
import { amountFor, tablesOf } from './tables.ts'
import { worksheet } from './worksheet.ts'

const nobody: Income = {
  agi: 0,
  deductibleRetirement: 0,
  taxExemptInterest: 0,
  untaxedIra: 0,
  untaxedPension: 0,
  foreignIncomeExclusion: 0,
  taxableGrants: 0,
  educationCredits: 0,
  workStudy: 0,
  incomeTaxPaid: 0,
  filingStatus: 'single',
  earners: [],
}
const nothing: Assets = { childSupportReceived: 0, cash: 0, investments: 0, businessFarm: 0 }
const amountsOf = (household: DependentHousehold | IndependentHousehold) =>
  Object.fromEntries(worksheet(household).lines.map(({ name, amount }) => [name, amount]))

test('a couple with two children and 95,000 dollars pays by formula A', () => {
  const lines = amountsOf({
    formula: 'A',
    awardYear: '2027-28',
    familySize: 4,
    parents: {
      ...nobody,
      agi: 95_000,
      incomeTaxPaid: 6800,
      filingStatus: 'married-joint',
      earners: [60_000, 35_000].map((amount) => ({ amount, filingStatus: 'married-joint' })),
    },
    parentAssets: { ...nothing, cash: 20_000, investments: 5000 },
    student: { ...nobody, agi: 4000, earners: [{ amount: 4000, filingStatus: 'single' }] },
    studentAssets: { ...nothing, cash: 1500 },
  })
  // Worked by hand from the tables: 95,000 - (6,800 + 7,268 + 46,590 + 5,200) = 29,142, and 12% of 25,000.
  expect(lines).toMatchObject({
    parentPayrollTax: 7268,
    parentIPA: 46_590,
    parentEEA: 5200,
    parentAvailableIncome: 29_142,
    parentContributionFromAssets: 3000,
    parentAAI: 32_142,
    parentContribution: 7511,
    studentContributionFromIncome: 0,
    studentContributionFromAssets: 300,
    sai: 7811,
  })
})

test('a student alone has an index below zero, and no further below than the floor', () => {
  const alone: IndependentHousehold = {
    formula: 'B',
    awardYear: '2026-27',
    familySize: 1,
    married: false,
    student: { ...nobody, agi: 17_000 },
    studentAssets: nothing,
  }
  // 17,000 - 18,310 = -1,310, and half of that.
  expect(worksheet(alone).sai).toBe(-655)
  expect(worksheet({ ...alone, student: nobody }).sai).toBe(-1500)
})

test('a student with a child pays of what is left after the protection of a family of two', () => {
  const lines = amountsOf({
    formula: 'C',
    awardYear: '2027-28',
    familySize: 2,
    married: false,
    student: { ...nobody, agi: 80_000, earners: [{ amount: 80_000, filingStatus: 'head-of-household' }] },
    studentAssets: { ...nothing, cash: 10_000 },
  })
  // 80,000 - 6,120 - 57,050 - 5,200 = 11,630, and 7% of 10,000; 22% of both.
  expect(lines).toMatchObject({
    availableIncome: 11_630,
    contributionFromAssets: 700,
    aai: 12_330,
    sai: 2713,
  })
})

test('half a dollar is rounded away from zero, and never to a negative zero', () => {
  expect(share(-11_811, 5000)).toBe(-5906)
  expect(share(35_553, 5000)).toBe(17_777)
  expect(Object.is(share(-1, 100), 0)).toBe(true)
  expect(Object.is(share(0, -100), 0)).toBe(true)
})

test.each(['2026-27', '2027-28'] as const)(
  'in %s no bracket begins before the one below it has ended',
  (year) => {
    const tables = tablesOf(year)
    for (const { over, base } of tables.contribution.brackets.slice(1))
      expect(contributionFromIncome(over, tables)).toBe(base)
    expect(contributionFromIncome(tables.contribution.floorBelow, tables)).toBe(tables.contribution.floor)
  },
)

test('a family of seven has one more allowance than one of six', () => {
  expect(amountFor(7, tablesOf('2027-28').incomeProtection.parents)).toBe(71_550)
})

test('who is poor has the maximum grant, whatever the formula says, and who is rich none', () => {
  const tables = tablesOf('2026-27')
  const family = {
    isDependent: true,
    isSingleParent: true,
    isParent: false,
    familySize: 3,
    state: 'NJ',
    agi: 45_023,
    foreignIncomeExclusion: 11_500,
  }
  expect(pellTest(family, tables)).toMatchObject({ guideline: 25_820, percent: 219, qualifies: 'maximum' })
  expect(pellTest({ ...family, agi: 70_000 }, tables).qualifies).toBe('minimum')
  expect(pellTest({ ...family, agi: 0, foreignIncomeExclusion: 0 }, tables).qualifies).toBe('minimum')
  expect(pellGrant(6655, null, tables.pell)).toEqual({ award: 740, by: 'difference' })
  expect(pellGrant(6656, null, tables.pell)).toEqual({ award: 0, by: 'none' })
  expect(pellGrant(6656, 'minimum', tables.pell)).toEqual({ award: 740, by: 'minimum' })
  expect(pellGrant(6656, 'maximum', tables.pell)).toEqual({ award: 7395, by: 'maximum' })
  expect(pellGrant(14_790, 'maximum', tables.pell)).toEqual({ award: 0, by: 'none' })
})

test('who lives with the other parent is no single parent, however they file', () => {
  expect(isSingleParent(true, 'head-of-household')).toBe(true)
  expect(isSingleParent(false, 'head-of-household')).toBe(false)
  expect(isSingleParent(true, 'single')).toBe(false)
})
