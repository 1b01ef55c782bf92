import type { Direction } from '../students/options.ts'

/** The sort orders of an advisor's table of applications: its columns. */
export const applicationOrders = ['deadline', 'student', 'college', 'plan', 'status'] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

/** All of them start with the least: the first day, the first letter, the first round. */
export const usualDirection: Direction = 'ascending'

export const limits = {
  /** Applications on one page, unless more are asked for at once, as for a print. */
  page: 50,
  mostAtOnce: 250,
  /** Applications on paper. */
  printed: 1000,
  /** Applications of all students of one advisor, which are as many as 1,000 students can have. */
  skipped: 100_000,
} as const
