import type { TextBounds } from '#field-bounds.ts'

/** Tasks in one week. */
export const mostTasks = 50
/** The bounds of the fields of a week. */
export const bounds = {
  task: { max: 300 },
  goal: { max: 500, lines: 'many' },
} as const satisfies Record<string, TextBounds>
/** How many weeks after the current one can be planned. */
export const mostWeeksAhead = 52
/** How many days back a week with unfinished tasks is still brought up. */
export const daysToCarryFrom = 28
/** How many weeks the history reaches back, the current one included. */
export const longestHistory = 52
