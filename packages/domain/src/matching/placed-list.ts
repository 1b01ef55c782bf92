import type { Plan } from '../colleges/schema.ts'
import type { OverrideLabel } from '../list/labels/options.ts'
import { hasCommitted } from '../list/options.ts'
import type { ListedCollege, ListEntry, ListStatus } from '../list/schema.ts'
import { livingIn } from './applicant-of.ts'
import { collegeOf } from './college-of.ts'
import type { Application } from './finding/placed.ts'
import { fullCost } from './full-cost.ts'
import { withSafety } from './labels.ts'
import { type ListBalance, listBalance, type Mix } from './list-balance.ts'
import { nearestPrice, type NearestPrice } from './nearest-price.ts'
import { oddsOf } from './odds-of.ts'
import type { PlacedLabel } from './options.ts'
import { usualMix } from './parameters.ts'
import { placedLabel } from './placed-label.ts'
import { place, type Placement } from './placement.ts'
import type { Applicant } from './schema.ts'
import { isWithinBudget, type Means, noMeans } from './within-budget.ts'

/** A school on a list. `college` is `null` for one that is not in the federal data. */
export type OnList = {
  college: ListedCollege | null
  status: ListStatus
  /** The plan and the major of the application, which count for the odds. */
  plan?: Plan | null
  major?: string | null
  /** An advisor's label for the school; absent or `null` without one. */
  override?: { label: OverrideLabel } | null
}

/** Places a school on a list for its student; `null` if nothing is published about the school. */
export function placeOnList(
  { college, status, plan = null, major = null }: OnList,
  applicant: Applicant,
  today: string,
): Placement | null {
  return college && place(applicant, collegeOf(college, today), { plan, major, status })
}

/** Returns the plan, major and status of each college on a list, by federal number. */
export function applicationsOf(
  list: readonly Pick<ListEntry, 'unitid' | 'plan' | 'major' | 'status'>[],
): ReadonlyMap<number, Application> {
  return new Map(
    list.flatMap(({ unitid, plan, major, status }) =>
      unitid === null ? [] : [[unitid, { plan, major, status }] as const],
    ),
  )
}

/** Whether a school on a list is within the budget; `null` if its price or the budget is not known. */
export function affordableOnList({ college }: Pick<OnList, 'college'>, means: Means): boolean | null {
  return college && isWithinBudget({ ...college, prices: college.netPrices }, means)
}

/** How a school stands for the student on whose list it is. */
export type Standing = { placement: Placement | null; isAffordable: boolean | null }

export function placeList<T extends OnList>(
  list: readonly T[],
  applicant: Applicant,
  today: string,
  means: Means = noMeans,
): (Standing & { school: T })[] {
  const living = livingIn(applicant, means)
  return list.map((school) => ({
    school,
    placement: placeOnList(school, living, today),
    isAffordable: affordableOnList(school, means),
  }))
}

/** Returns the price to show beside a school on a list; `null` if none is published. */
export function priceOnList(
  { college, figures }: Pick<ListEntry, 'college' | 'figures'>,
  means: Means,
): NearestPrice | null {
  const average = figures.netPrice?.value ?? null
  return college && nearestPrice({ ...college, prices: college.netPrices, average }, means)
}

/** Returns the full cost of a year for the student, for a school whose price after grants is not known. */
export function costOnList({ college }: Pick<ListEntry, 'college'>, means: Means): NearestPrice | null {
  const cost = college && fullCost(college, means)
  return cost && { ...cost, of: 'full-cost' }
}

/** Returns a listed school's label, an advisor's or the computed one. Likely and affordable is a safety. */
export function labelOnList(
  { override }: Pick<OnList, 'override'>,
  placement: Placement | null,
  isAffordable: boolean | null,
): PlacedLabel | null {
  if (override) return withSafety(override.label, isAffordable, null)
  return placement && placedLabel(placement, { isAffordable })
}

/** Returns the text on a listed school's chip, also for a school about which nothing is published. */
export function chipOnList(
  school: Pick<OnList, 'override'>,
  placement: Placement | null,
  isAffordable: boolean | null,
): PlacedLabel {
  return labelOnList(school, placement, isAffordable) ?? 'Not enough data'
}

/** A list's balance, the admissions in hand, the schools still open, and whether the student is committed. */
export type BalanceOfList = ListBalance & {
  inHand: number
  /** Those of them that are known to be within the budget. */
  inHandAffordable: number
  applications: number
  isSettled: boolean
}

/** Whether the student was rejected or has withdrawn. */
export function isOver(status: ListStatus): boolean {
  return status === 'Rejected' || status === 'Withdrawn'
}

/** Whether the student has a place there, as an answer or as an offer that came before one. */
export function isAdmitted(status: ListStatus): boolean {
  return status === 'Accepted' || status === 'Offered' || status === 'Committed'
}

/**
 * Compares a student's list with the mix that they aim for (sections 7 and 10). Rejected and withdrawn
 * schools no longer count. An admission has no odds and counts as a likely school. After a commitment,
 * nothing is missing.
 */
export function balanceOfList(
  list: readonly (Standing & { school: OnList })[],
  target: Mix = usualMix,
): BalanceOfList {
  const open = list.filter(({ school: { status } }) => !isOver(status) && !isAdmitted(status))
  const schools = open.map(({ school, placement, isAffordable }) => {
    const odds = oddsOf(placement)?.middle ?? null
    return { label: chipOnList(school, placement, isAffordable), odds, isAffordable }
  })
  const admitting = list.filter(({ school }) => isAdmitted(school.status))
  const inHand = admitting.length
  const inHandAffordable = admitting.filter(({ isAffordable }) => isAffordable === true).length
  const isSettled = hasCommitted(list.map(({ school }) => school))
  const aim = isSettled ? { reach: 0, target: 0, likely: 0 } : target
  return {
    ...listBalance(schools, aim, inHand),
    inHand,
    inHandAffordable,
    applications: open.length,
    isSettled,
  }
}
