import type { Assets, Income } from './household.ts'
import { share } from './rounding.ts'
import { bracketOf, type Tables } from './tables.ts'

/** Returns the additions to a household's income, the first line of each side of the worksheet. */
export function additionsOf(income: Income): number {
  return (
    income.agi +
    income.deductibleRetirement +
    income.taxExemptInterest +
    Math.max(0, income.untaxedIra) +
    Math.max(0, income.untaxedPension) +
    Math.abs(income.foreignIncomeExclusion)
  )
}

/** Returns the offsets, which are subtracted again since they are aid themselves or are given back. */
export function offsetsOf({ taxableGrants, educationCredits, workStudy }: Income): number {
  return taxableGrants + educationCredits + workStudy
}

/** Returns the allowance for the expenses of working: the same share of earnings for all, up to a limit. */
export function employmentExpense({ earners }: Income, { employmentExpense: table }: Tables): number {
  const earned = earners.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(table.cap, share(earned, table.basisPoints)))
}

/** Returns the part of a business or farm that counts (Table 3). */
export function adjustedBusiness(netWorth: number, { businessFarm }: Tables): number {
  if (netWorth < 1) return 0
  const { over, base, basisPoints } = bracketOf(netWorth, businessFarm)
  return base + share(netWorth - over, basisPoints)
}

/** Returns the net worth of a household's assets, as the formula counts them. */
export function netWorthOf(assets: Assets, tables: Tables): number {
  const { childSupportReceived, cash, investments, businessFarm } = assets
  return childSupportReceived + cash + investments + adjustedBusiness(businessFarm, tables)
}

/** Returns the share of net worth that is expected for a year; 0 if it does not count. */
export function contributionOf(netWorth: number | null, basisPoints: number): number {
  return Math.max(0, share(netWorth ?? 0, basisPoints))
}

/** Returns the contribution from adjusted available income (Table 5). It may be negative, down to a floor. */
export function contributionFromIncome(available: number, { contribution }: Tables): number {
  if (available < contribution.floorBelow) return contribution.floor
  const { over, base, basisPoints } = bracketOf(available, contribution.brackets)
  return base + share(available - over, basisPoints)
}
