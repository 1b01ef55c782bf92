import type { Assets, Income } from './household.ts'
import { share } from './rounding.ts'
import { bracketOf, type Tables } from './tables.ts'

/** What is added up for the income of a household, the worksheet's first line of each side. */
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

/** What is taken off it again, since it is aid itself or is given back. */
export function offsetsOf({ taxableGrants, educationCredits, workStudy }: Income): number {
  return taxableGrants + educationCredits + workStudy
}

/** The allowance for what working costs: the same share for every household that earns, up to a limit. */
export function employmentExpense({ earners }: Income, { employmentExpense: table }: Tables): number {
  const earned = earners.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(table.cap, share(earned, table.basisPoints)))
}

/** Table 3: only a part of a business or farm counts. */
export function adjustedBusiness(netWorth: number, { businessFarm }: Tables): number {
  if (netWorth < 1) return 0
  const { over, base, basisPoints } = bracketOf(netWorth, businessFarm)
  return base + share(netWorth - over, basisPoints)
}

/** What a household owns, as it counts. */
export function netWorthOf(assets: Assets, tables: Tables): number {
  const { childSupportReceived, cash, investments, businessFarm } = assets
  return childSupportReceived + cash + investments + adjustedBusiness(businessFarm, tables)
}

/** The share of what is owned that is expected for a year; none of what does not count. */
export function contributionOf(netWorth: number | null, basisPoints: number): number {
  return Math.max(0, share(netWorth ?? 0, basisPoints))
}

/** Table 5: the contribution from adjusted available income, which may be below zero down to a floor. */
export function contributionFromIncome(available: number, { contribution }: Tables): number {
  if (available < contribution.floorBelow) return contribution.floor
  const { over, base, basisPoints } = bracketOf(available, contribution.brackets)
  return base + share(available - over, basisPoints)
}
