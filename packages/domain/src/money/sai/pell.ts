import { amountFor, type Tables } from './tables.ts'

/** The facts about a student's family that the income tests of the Pell Grant use. */
export type PellFamily = {
  isDependent: boolean
  /** Whether the household has a single parent, who may be the student: see the function `isSingleParent`. */
  isSingleParent: boolean
  /** Whether an independent student is a parent. */
  isParent: boolean
  familySize: number
  /** Postal code. Any state but Alaska and Hawaii counts as one of the 48 contiguous states. */
  state: string | null
  agi: number
  foreignIncomeExclusion: number
}

export type PellTest = {
  /** The poverty guideline of the tax year for this family, and the family's income in percent of it. */
  guideline: number
  percent: number
  /** The grant that income alone qualifies for: the maximum, at least the minimum, or neither. */
  qualifies: 'maximum' | 'minimum' | null
}

/** Applies the two income tests of 20 U.S.C. 1070a, against the federal poverty guidelines. */
export function pellTest(family: PellFamily, { pell, poverty }: Tables): PellTest {
  const { familySize, state, agi, foreignIncomeExclusion } = family
  const guideline = amountFor(
    familySize,
    state === 'AK' || state === 'HI' ? poverty[state] : poverty.contiguous,
  )
  const income = agi + Math.abs(foreignIncomeExclusion)
  const isWithin = (percent: number) => income * 100 <= guideline * percent
  const most = family.isSingleParent
    ? pell.maximumBelowPercent.singleParent
    : pell.maximumBelowPercent.notSingleParent
  const percent = Math.round((income / guideline) * 100)
  // A family without any income goes through the formula instead.
  if (income > 0 && isWithin(most)) return { guideline, percent, qualifies: 'maximum' }
  return {
    guideline,
    percent,
    qualifies: isWithin(leastOf(family, pell.minimumBelowPercent)) ? 'minimum' : null,
  }
}

function leastOf(family: PellFamily, percents: Tables['pell']['minimumBelowPercent']): number {
  if (family.isDependent)
    return family.isSingleParent ? percents.dependentSingleParent : percents.dependentNotSingleParent
  if (!family.isParent) return percents.independentNotParent
  return family.isSingleParent ? percents.independentSingleParent : percents.independentParentNotSingle
}

/** Whether a parent is single by law, as the department's records apply it: unmarried, and filing as one. */
export function isSingleParent(isUnmarried: boolean, filingStatus: string | null): boolean {
  return (
    isUnmarried && (filingStatus === 'head-of-household' || filingStatus === 'qualifying-surviving-spouse')
  )
}

export type PellAmounts = Pick<Tables['pell'], 'maximum' | 'minimum' | 'noneFromIndex' | 'roundTo'>

export type PellGrant = {
  /** Dollars for a year at full time, before the grant is limited to the cost. */
  award: number
  /** The amount it is: the maximum, the maximum less the index, the minimum by income and family size, or none. */
  by: 'maximum' | 'difference' | 'minimum' | 'none'
}

/** Returns the Pell Grant of 20 U.S.C. 1070a(b) for an index, and the rule that gives it. */
export function pellGrant(sai: number, qualifies: PellTest['qualifies'], amounts: PellAmounts): PellGrant {
  const { maximum, minimum, noneFromIndex, roundTo } = amounts
  if (sai >= noneFromIndex) return { award: 0, by: 'none' }
  if (qualifies === 'maximum' || sai <= 0) return { award: maximum, by: 'maximum' }
  const rest = maximum - sai
  if (rest >= minimum) return { award: Math.round(rest / roundTo) * roundTo, by: 'difference' }
  return qualifies === 'minimum' ? { award: minimum, by: 'minimum' } : { award: 0, by: 'none' }
}
