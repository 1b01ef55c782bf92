import type { TextBounds } from '#field-bounds.ts'

export const mostTasks = 50
/** The bounds of the fields of a week. */
export const bounds = {
  task: { max: 300 },
  goal: { max: 500, lines: 'many' },
} as const satisfies Record<string, TextBounds>
/** Weeks after the current one that can be planned. */
export const mostWeeksAhead = 52
/** Days for which an earlier week with unfinished tasks is still shown. */
export const daysToCarryFrom = 28
/** Weeks in the history, including the current one. */
export const longestHistory = 52
