import type { BrokenRule } from '#broken-rule.ts'
import { addDays, daysBetween } from '#today.ts'
import { limits as advising } from '../options.ts'
import { limits } from './options.ts'
import type { Days } from './schema.ts'

/** The rule against these days of absence, both included, for someone whose day it is. */
export function ruleAgainstDays({ from, until }: Days, today: string): BrokenRule | null {
  const isPossible = until >= from && until >= today && from <= addDays(today, limits.aheadDays)
  return isPossible && daysBetween(from, until) < limits.days ? null : 'cover-days'
}

/** The rule against a colleague standing in for an advisor. */
export function ruleAgainstCovering(now: {
  isArranged: boolean
  /** The students whom the school assigned to the advisor. */
  students: number
  /** The students whom the colleague has besides these. */
  ofColleague: number
}): BrokenRule | null {
  if (now.isArranged) return 'cover-arranged'
  if (now.students === 0) return 'nobody-to-hand-over'
  return now.students + now.ofColleague > advising.students ? 'advisor-full' : null
}
