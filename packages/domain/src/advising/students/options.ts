import type { Part } from '../options.ts'

/** The parts in which a profile is shared. */
export const profileParts = ['profile', 'testScores', 'sensitive'] as const satisfies readonly Part[]

/** The reasons why a student needs their advisor's attention, most pressing first. */
export const reasons = ['late', 'no-schools', 'idle', 'soon'] as const
export type Reason = (typeof reasons)[number]

/** The filters of the roster: a reason, or that a student shares nothing. */
export const needs = [...reasons, 'nothing-shared'] as const
export type Need = (typeof needs)[number]

/**
 * The roster statuses of a student who needs no attention. Only a student who shares enough to tell is
 * `well`.
 */
export const rosterStatuses = ['nothing-shared', 'list-not-shared', 'no-dates', 'well'] as const
export type RosterStatus = (typeof rosterStatuses)[number]

/** Days without activity after which a student needs attention. */
export const idleDays = 14
/** Days before a deadline within which a student needs attention. */
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

/** The bands of a list's balance, by admission rate: under 25%, under 50%, from 50%, or unknown. */
export const balanceBands = ['under25', 'from25', 'from50', 'unknown'] as const

export const limits = {
  /** Students on one page. */
  page: 50,
  /** Characters of the roster's text filter. */
  filter: 100,
  /** Earlier weeks of the log shown beside the current and the planned ones. */
  earlierWeeks: 4,
} as const
