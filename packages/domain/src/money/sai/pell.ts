import { amountFor, type Tables } from './tables.ts'

/** Who a student's family is, as the income tests of the Pell Grant tell families apart. */
export type PellFamily = {
  isDependent: boolean
  /** The one parent of the household, or the student as one: see `isSingleParent`. */
  isSingleParent: boolean
  /** Whether an independent student is a parent. */
  isParent: boolean
  familySize: number
  /** Postal code; anything but Alaska and Hawaii goes by the 48 contiguous states. */
  state: string | null
  agi: number
  foreignIncomeExclusion: number
}

export type PellTest = {
  /** The poverty guideline of the tax year for this family, and their income in percent of it. */
  guideline: number
  percent: number
  /** By income alone: the maximum grant, at least the minimum one, or neither. */
  qualifies: 'maximum' | 'minimum' | null
}

/** The two income tests of 20 U.S.C. 1070a, against the poverty guidelines of the Department of Health. */
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
  // Nothing at all goes through the formula instead.
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

/** What the law calls a single parent, as the department's records apply it: not married now, and filing as one. */
export function isSingleParent(isUnmarried: boolean, filingStatus: string | null): boolean {
  return (
    isUnmarried && (filingStatus === 'head-of-household' || filingStatus === 'qualifying-surviving-spouse')
  )
}

export type PellAmounts = Pick<Tables['pell'], 'maximum' | 'minimum' | 'noneFromIndex' | 'roundTo'>

/** The Pell Grant of a full year at full time, whole dollars, before it is held to what the college costs. */
export function pellGrant(sai: number, qualifies: PellTest['qualifies'], amounts: PellAmounts): number {
  const { maximum, minimum, noneFromIndex, roundTo } = amounts
  if (sai >= noneFromIndex) return 0
  if (qualifies === 'maximum' || sai <= 0) return maximum
  const rest = maximum - sai
  if (rest >= minimum) return Math.round(rest / roundTo) * roundTo
  return qualifies === 'minimum' ? minimum : 0
}
