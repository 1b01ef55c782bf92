import type { NumberBounds, TextBounds } from '#field-bounds.ts'
import { limits as advising } from '../advising/options.ts'

export const taskStatuses = ['pending', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The orders of tasks: newest first, or by due date with undated tasks last. */
export const taskOrders = ['newest', 'due'] as const
export type TaskOrder = (typeof taskOrders)[number]

/** The dates from which the due date of a template's task is counted. */
export const dueFrom = ['none', 'assigned', 'deadline'] as const
export type DueFrom = (typeof dueFrom)[number]

/** What to do with a template's tasks whose day has passed when it is assigned. */
export const passedChoices = ['keep', 'leave-out'] as const
export type PassedChoice = (typeof passedChoices)[number]

export const bounds = {
  title: { min: 1, max: 200, missing: 'Give the task a title.' },
  description: { max: 2000, lines: 'many' },
  templateName: { min: 1, max: 100, missing: 'Give the template a name.' },
  /** Days before or after the date from which it is counted. */
  days: { min: 0, max: 366 },
} as const satisfies Record<string, TextBounds | NumberBounds>

export const limits = {
  /** Tasks of one student from one advisor. */
  tasks: 500,
  /** Students to whom one task can be assigned at once: all that an advisor may have. */
  students: advising.students,
  templates: 50,
  /** Tasks in one template. */
  items: 30,
  /** Tasks on one page. */
  page: 100,
} as const
