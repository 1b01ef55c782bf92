import type { AwardYear } from './tables.ts'

/** How somebody files their taxes, in the words of the federal records. */
export const filingStatuses = [
  'single',
  'married-joint',
  'married-separate',
  'head-of-household',
  'qualifying-surviving-spouse',
] as const
export type FilingStatus = (typeof filingStatuses)[number]

/** What one person earned from work, dollars a year; a business that lost money takes away from it. */
export type Earner = { amount: number; filingStatus: FilingStatus | null }

/** One tax household, the parents' or the student's: whole dollars of the tax year two years before the award year. */
export type Income = {
  agi: number
  deductibleRetirement: number
  taxExemptInterest: number
  /** Both without what was rolled over. */
  untaxedIra: number
  untaxedPension: number
  /** Tax forms show it below zero; either way its amount counts. */
  foreignIncomeExclusion: number
  taxableGrants: number
  educationCredits: number
  workStudy: number
  incomeTaxPaid: number
  filingStatus: FilingStatus | null
  earners: readonly Earner[]
}

/** What a household owns on the day of filing, whole dollars, less what is owed on it. */
export type Assets = { childSupportReceived: number; cash: number; investments: number; businessFarm: number }

/** What formula A takes: a student who depends on parents. Assets are `null` where they do not count. */
export type DependentHousehold = {
  formula: 'A'
  awardYear: AwardYear
  familySize: number
  parents: Income
  parentAssets: Assets | null
  student: Income
  studentAssets: Assets | null
}

/** What formulas B (nobody depends on the student but a spouse) and C (somebody else does) take. */
export type IndependentHousehold = {
  formula: 'B' | 'C'
  awardYear: AwardYear
  familySize: number
  married: boolean
  student: Income
  studentAssets: Assets | null
}

export type Household = DependentHousehold | IndependentHousehold
