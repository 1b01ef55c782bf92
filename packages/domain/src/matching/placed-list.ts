import type { ListedCollege, ListStatus } from '../schools/list/schema.ts'
import { collegeOf } from './college-of.ts'
import { type ListBalance, listBalance, type Mix } from './list-balance.ts'
import { usualMix } from './parameters.ts'
import { placedLabel, type PlacedLabel } from './placed-label.ts'
import { place, type Placement } from './placement.ts'
import type { Applicant } from './schema.ts'
import { isWithinBudget, type Means, noMeans } from './within-budget.ts'

/** A school as it stands on a list; `college` is absent for one that the federal figures do not know. */
export type OnList = { college: ListedCollege | null; status: ListStatus }

/** Where a school of a list stands for its student; `null` where nothing is published of it. */
export function placeOnList({ college }: OnList, applicant: Applicant, today: string): Placement | null {
  return college && place(applicant, collegeOf(college, today))
}

/** Whether a school of a list is within the budget; `null` where its price or the budget is not known. */
export function affordableOnList({ college }: Pick<OnList, 'college'>, means: Means): boolean | null {
  return college && isWithinBudget({ ...college, prices: college.netPrices }, means)
}

/** A list's balance, and how many admissions there already are. */
export type BalanceOfList = ListBalance & { inHand: number; applications: number }

const over: readonly ListStatus[] = ['Rejected', 'Withdrawn']
const admitted: readonly ListStatus[] = ['Accepted', 'Committed']

/**
 * How a student's list stands against the mix they aim for (sections 7 and 10). What was rejected or withdrawn no longer
 * counts; what has been accepted is no estimate, and is counted apart.
 */
export function balanceOfList(
  list: readonly OnList[],
  applicant: Applicant,
  today: string,
  means: Means = noMeans,
  target: Mix = usualMix,
): BalanceOfList {
  const open = list.filter(({ status }) => !over.includes(status) && !admitted.includes(status))
  const schools = open.map((school) => {
    const placement = placeOnList(school, applicant, today)
    const odds = placement?.status === 'estimated' ? placement.odds.middle : null
    const isAffordable = affordableOnList(school, means)
    const label = placement && placedLabel(placement, { isAffordable })
    return { label: countedAs(label), odds, isAffordable }
  })
  const inHand = list.filter(({ status }) => admitted.includes(status)).length
  return { ...listBalance(schools, target), inHand, applications: open.length }
}

/** What cannot be placed counts for no kind, whatever is missing. */
function countedAs(label: PlacedLabel | null) {
  return label === null || label === 'Score required' || label === 'Add your GPA' ? 'Not enough data' : label
}
