import type { OverrideLabel } from '../schools/list/options.ts'
import type { ListedCollege, ListEntry, ListStatus } from '../schools/list/schema.ts'
import { collegeOf } from './college-of.ts'
import { nearestPrice, type NearestPrice } from './family-price.ts'
import { withSafety } from './labels.ts'
import { type ListBalance, listBalance, type Mix } from './list-balance.ts'
import { usualMix } from './parameters.ts'
import { placedLabel, type PlacedLabel } from './placed-label.ts'
import { place, type Placement } from './placement.ts'
import type { Applicant } from './schema.ts'
import { isWithinBudget, type Means, noMeans } from './within-budget.ts'

/** A school as it stands on a list; `college` is absent for one that the federal figures do not know. */
export type OnList = {
  college: ListedCollege | null
  status: ListStatus
  /** What an advisor says it is; absent or `null` where nobody has. */
  override?: { label: OverrideLabel } | null
}

/** Where a school of a list stands for its student; `null` where nothing is published of it. */
export function placeOnList({ college }: OnList, applicant: Applicant, today: string): Placement | null {
  return college && place(applicant, collegeOf(college, today))
}

/** Whether a school of a list is within the budget; `null` where its price or the budget is not known. */
export function affordableOnList({ college }: Pick<OnList, 'college'>, means: Means): boolean | null {
  return college && isWithinBudget({ ...college, prices: college.netPrices }, means)
}

/** What stands beside a school of a list as its price; `null` where nothing is published of it. */
export function priceOnList(
  { college, figures }: Pick<ListEntry, 'college' | 'figures'>,
  means: Means,
): NearestPrice | null {
  const average = figures.netPrice?.value ?? null
  return college && nearestPrice({ ...college, prices: college.netPrices, average }, means)
}

/** What a school of a list counts as: what an advisor says of it, otherwise what is computed; likely and affordable is safe. */
export function labelOnList(
  { override }: Pick<OnList, 'override'>,
  placement: Placement | null,
  isAffordable: boolean | null,
): PlacedLabel | null {
  if (override) return withSafety(override.label, isAffordable, null)
  return placement && placedLabel(placement, { isAffordable })
}

/** A list's balance, how many admissions there already are, and whether the student has committed to one. */
export type BalanceOfList = ListBalance & { inHand: number; applications: number; isSettled: boolean }

/** Whether nothing comes of this school any more. */
export function isOver(status: ListStatus): boolean {
  return status === 'Rejected' || status === 'Withdrawn'
}

/** Whether the college has said yes. */
export function isAdmitted(status: ListStatus): boolean {
  return status === 'Accepted' || status === 'Committed'
}

/**
 * How a student's list stands against the mix they aim for (sections 7 and 10). What was rejected or withdrawn no longer
 * counts; what has been accepted is no estimate: it has no odds, and does what a likely school is there for. After a
 * commitment nothing is missing.
 */
export function balanceOfList(
  list: readonly OnList[],
  applicant: Applicant,
  today: string,
  means: Means = noMeans,
  target: Mix = usualMix,
): BalanceOfList {
  const open = list.filter(({ status }) => !isOver(status) && !isAdmitted(status))
  const schools = open.map((school) => {
    const placement = placeOnList(school, applicant, today)
    const odds = placement?.status === 'estimated' ? placement.odds.middle : null
    const isAffordable = affordableOnList(school, means)
    const label = labelOnList(school, placement, isAffordable)
    return { label: countedAs(label), odds, isAffordable }
  })
  const inHand = list.filter(({ status }) => isAdmitted(status)).length
  const isSettled = list.some(({ status }) => status === 'Committed')
  const aim = isSettled ? { reach: 0, target: 0, likely: 0 } : target
  return { ...listBalance(schools, aim, inHand), inHand, applications: open.length, isSettled }
}

/** What cannot be placed counts for no kind, whatever is missing. */
function countedAs(label: PlacedLabel | null) {
  return label === null || label === 'Score required' || label === 'Add your GPA' ? 'Not enough data' : label
}
