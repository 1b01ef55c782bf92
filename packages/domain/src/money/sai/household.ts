import type { AwardYear } from './tables.ts'

/** The tax filing statuses, as the federal records name them. */
export const filingStatuses = [
  'single',
  'married-joint',
  'married-separate',
  'head-of-household',
  'qualifying-surviving-spouse',
] as const
export type FilingStatus = (typeof filingStatuses)[number]

/** One person's earnings from work, in dollars a year, less the losses of a business. */
export type Earner = { amount: number; filingStatus: FilingStatus | null }

/** The income of parents or student, in whole dollars of the tax year two years before the award year. */
export type Income = {
  agi: number
  deductibleRetirement: number
  taxExemptInterest: number
  /** Both exclude rollovers. */
  untaxedIra: number
  untaxedPension: number
  /** Tax forms show it as negative. Its absolute value counts. */
  foreignIncomeExclusion: number
  taxableGrants: number
  educationCredits: number
  workStudy: number
  incomeTaxPaid: number
  filingStatus: FilingStatus | null
  earners: readonly Earner[]
}

/** A household's assets on the day of filing, in whole dollars, less the debts on them. */
export type Assets = { childSupportReceived: number; cash: number; investments: number; businessFarm: number }

/** The input of formula A: a student who depends on parents. Assets are `null` if they do not count. */
export type DependentHousehold = {
  formula: 'A'
  awardYear: AwardYear
  familySize: number
  parents: Income
  parentAssets: Assets | null
  student: Income
  studentAssets: Assets | null
}

/** The input of formulas B (no dependents other than a spouse) and C (other dependents). */
export type IndependentHousehold = {
  formula: 'B' | 'C'
  awardYear: AwardYear
  familySize: number
  married: boolean
  student: Income
  studentAssets: Assets | null
}

export type Household = DependentHousehold | IndependentHousehold
