import type { AwardYear } from '../sai/tables.ts'
import type { AmountName, benefitAnswers, Dependency, HouseholdKind, scheduleAnswers } from './options.ts'

/**
 * A family's answers. An amount of `null` was left empty: it counts as zero, or is estimated if
 * `estimates.ts` does so.
 */
export type Answers = {
  awardYear: AwardYear
  dependency: Dependency
  household: HouseholdKind
  familySize: number
  /** Postal code of the state where the parents live, or the student if independent. */
  state: string | null
  /** Whether the people whose income counts had to file a tax return. */
  mustFile: boolean
  benefits: (typeof benefitAnswers)[number]
  schedules: (typeof scheduleAnswers)[number]
  amounts: Record<AmountName, number | null>
}
