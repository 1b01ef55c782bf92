import type { Part } from '../options.ts'

/** The parts that a profile is shared in. */
export const profileParts = ['profile', 'testScores', 'sensitive'] as const satisfies readonly Part[]

/** Why a student needs their advisor's attention, the most pressing first. */
export const reasons = ['late', 'no-schools', 'idle', 'soon'] as const
export type Reason = (typeof reasons)[number]

/** What the roster can be filtered by: a reason, or that nothing is known of a student. */
export const needs = [...reasons, 'nothing-shared'] as const
export type Need = (typeof needs)[number]

/**
 * The statuses of a student without such a reason. A student counts as fine only if they share enough to
 * tell.
 */
export const rosterStatuses = ['nothing-shared', 'list-not-shared', 'no-dates', 'well'] as const
export type RosterStatus = (typeof rosterStatuses)[number]

/** After how many days without anything done a student is looked after. */
export const idleDays = 14
/** How many days before a deadline a student is looked after. */
export const soonDays = 7

/** The sort orders of the roster: urgency, its columns, or when a student was added. */
export const rosterOrders = [
  'attention',
  'name',
  'deadline',
  'schools',
  'essays',
  'letters',
  'tasks',
  'active',
  'since',
] as const
export type RosterOrder = (typeof rosterOrders)[number]

/** The directions, named as in `aria-sort`. */
export const directions = ['ascending', 'descending'] as const
export type Direction = (typeof directions)[number]

/** The default direction of each order: students who need the advisor more come first. */
export const usualDirection: Record<RosterOrder, Direction> = {
  attention: 'descending',
  name: 'ascending',
  deadline: 'ascending',
  schools: 'ascending',
  essays: 'ascending',
  letters: 'descending',
  tasks: 'descending',
  active: 'ascending',
  since: 'descending',
}

/** How a list is balanced: the schools that admit less than a quarter, less than half, more, or have not said. */
export const balanceBands = ['under25', 'from25', 'from50', 'unknown'] as const

export const limits = {
  /** Students sent at once. */
  page: 50,
  /** Characters of what the roster is filtered by. */
  filter: 100,
  /** Earlier weeks of the log that are shown beside the current and the planned ones. */
  earlierWeeks: 4,
} as const
