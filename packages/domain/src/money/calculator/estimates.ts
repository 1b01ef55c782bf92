import type { Assets, FilingStatus, Household, Income } from '../sai/household.ts'
import { type PellFamily, pellTest } from '../sai/pell.ts'
import { type AidIndex, studentAidIndex } from '../sai/student-aid-index.ts'
import { type Tables, tablesOf } from '../sai/tables.ts'
import type { Answers } from './answers.ts'
import { estimatedIncomeTax } from './income-tax.ts'
import type { AmountName } from './options.ts'

/** The reason why assets do not count; `null` if they do. */
export type Exemption = 'maximum-pell' | 'benefits' | 'income-and-schedules' | null

export type AidEstimate = AidIndex & {
  exemption: Exemption
  /** The estimates of amounts that the family left empty, in dollars. */
  estimated: Partial<Record<AmountName, number>>
}

/** The formula's result for a family's answers; missing answers are estimated and listed. */
export function aidEstimateOf(answers: Answers): AidEstimate {
  const tables = tablesOf(answers.awardYear)
  const estimated = estimatesFor(answers, tables)
  const amount = (name: AmountName) => answers.amounts[name] ?? estimated[name] ?? 0
  const family = familyOf(answers)
  const exemption = exemptionOf(answers, pellTest(family, tables).qualifies === 'maximum', tables)
  const household = householdOf(answers, amount, exemption === null)
  return { ...studentAidIndex({ household, family, mustFile: answers.mustFile }), exemption, estimated }
}

/** Estimates taxes and earnings left blank, as if all income was earned and taxed without credits. */
function estimatesFor(answers: Answers, tables: Tables): AidEstimate['estimated'] {
  const { amounts, dependency } = answers
  const estimated: AidEstimate['estimated'] = {}
  const agi = amounts.agi ?? 0
  if (amounts.taxPaid === null && agi > 0) estimated.taxPaid = taxOn(agi, answers, tables)
  if (amounts.earned === null && agi > 0) estimated.earned = Math.max(0, agi - (amounts.earnedSecond ?? 0))
  if (dependency !== 'dependent') return estimated
  const own = amounts.studentAgi ?? 0
  if (amounts.studentTaxPaid === null && own > 0)
    estimated.studentTaxPaid = estimatedIncomeTax(own, 'single', tables)
  if (amounts.studentEarned === null && own > 0) estimated.studentEarned = own
  return estimated
}

/** Unmarried parents file a return each: what the second one earned is on theirs, and all else on the other. */
function taxOn(agi: number, answers: Answers, tables: Tables): number {
  const isApart = answers.household === 'unmarried-together'
  const second = isApart ? Math.max(0, Math.min(agi, answers.amounts.earnedSecond ?? 0)) : 0
  const status = filingStatusOf(answers)
  return estimatedIncomeTax(agi - second, status, tables) + estimatedIncomeTax(second, status, tables)
}

/** Returns the tax filing status that follows from who is in the household. */
export function filingStatusOf({ household, dependency }: Answers): FilingStatus {
  if (household === 'married') return 'married-joint'
  if (household === 'unmarried-together') return 'single'
  return dependency === 'independent' ? 'single' : 'head-of-household'
}

function familyOf({ dependency, household, familySize, state, amounts }: Answers): PellFamily {
  return {
    isDependent: dependency === 'dependent',
    isSingleParent: household === 'one-parent' && dependency !== 'independent',
    isParent: dependency === 'with-dependents',
    familySize,
    state,
    agi: amounts.agi ?? 0,
    foreignIncomeExclusion: amounts.foreignIncome ?? 0,
  }
}

/** Returns why a family need not report assets (20 U.S.C. 1087ss). An unknown answer never exempts it. */
function exemptionOf(answers: Answers, isMaximumPell: boolean, tables: Tables): Exemption {
  if (isMaximumPell) return 'maximum-pell'
  if (answers.benefits === 'yes') return 'benefits'
  const isBelow = (answers.amounts.agi ?? 0) < tables.assetExemption.incomeBelow
  return isBelow && answers.schedules === 'none' ? 'income-and-schedules' : null
}

function householdOf(answers: Answers, amount: (name: AmountName) => number, counts: boolean): Household {
  const { awardYear, familySize } = answers
  const first = incomeOf(answers, amount)
  const assets: Assets = {
    childSupportReceived: amount('childSupport'),
    cash: amount('cash'),
    investments: amount('investments'),
    businessFarm: amount('business'),
  }
  if (answers.dependency !== 'dependent') {
    const formula = answers.dependency === 'independent' ? 'B' : 'C'
    const married = answers.household === 'married'
    return { formula, awardYear, familySize, married, student: first, studentAssets: counts ? assets : null }
  }
  const own: Assets = {
    childSupportReceived: 0,
    cash: amount('studentCash'),
    investments: amount('studentInvestments'),
    businessFarm: 0,
  }
  return {
    formula: 'A',
    awardYear,
    familySize,
    parents: first,
    parentAssets: counts ? assets : null,
    student: studentIncomeOf(amount),
    studentAssets: counts ? own : null,
  }
}

function incomeOf(answers: Answers, amount: (name: AmountName) => number): Income {
  const filingStatus = filingStatusOf(answers)
  const earners = [amount('earned'), amount('earnedSecond')].filter((earned) => earned !== 0)
  return {
    agi: amount('agi'),
    deductibleRetirement: amount('retirement'),
    taxExemptInterest: amount('interest'),
    untaxedIra: amount('ira'),
    untaxedPension: amount('pension'),
    foreignIncomeExclusion: amount('foreignIncome'),
    taxableGrants: amount('grants'),
    educationCredits: amount('credits'),
    workStudy: amount('workStudy'),
    incomeTaxPaid: amount('taxPaid'),
    filingStatus,
    earners: earners.map((earned) => ({ amount: earned, filingStatus })),
  }
}

function studentIncomeOf(amount: (name: AmountName) => number): Income {
  const earned = amount('studentEarned')
  return {
    agi: amount('studentAgi'),
    deductibleRetirement: 0,
    taxExemptInterest: 0,
    untaxedIra: 0,
    untaxedPension: 0,
    foreignIncomeExclusion: 0,
    taxableGrants: amount('studentGrants'),
    educationCredits: 0,
    workStudy: 0,
    incomeTaxPaid: amount('studentTaxPaid'),
    filingStatus: 'single',
    earners: earned === 0 ? [] : [{ amount: earned, filingStatus: 'single' }],
  }
}
