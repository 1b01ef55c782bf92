import type { BrokenRule } from '../broken-rule.ts'
import type { NumberBounds, TextBounds } from '../field-bounds.ts'

/** An application's statuses; each value is also its label. */
export const listStatuses = [
  'Not Started',
  'In Progress',
  'Submitted',
  'Offered',
  'Deferred',
  'Waitlisted',
  'Accepted',
  'Rejected',
  'Withdrawn',
  'Committed',
] as const
export type ListStatus = (typeof listStatuses)[number]

/** Statuses of an application that has gone out: submitted, or answered since. Withdrawn ones no longer count. */
export const sentStatuses: readonly ListStatus[] = [
  'Submitted',
  'Deferred',
  'Waitlisted',
  'Accepted',
  'Rejected',
  'Committed',
]

/** Statuses that are the college's decision. After a deferral it is still to come. */
export const decidedStatuses: readonly ListStatus[] = ['Waitlisted', 'Accepted', 'Rejected', 'Committed']

/** The statuses whose day is kept, in the order in which an application comes to them. */
export const datedStatuses = [
  'Offered',
  'Submitted',
  'Deferred',
  'Waitlisted',
  'Accepted',
  'Rejected',
  'Committed',
  'Withdrawn',
] as const satisfies readonly ListStatus[]
export type DatedStatus = (typeof datedStatuses)[number]

/** The phases of an application: preparing it, waiting for a decision, or done. */
export const stages = {
  planning: ['Not Started', 'In Progress'],
  waiting: ['Submitted', 'Deferred', 'Waitlisted'],
  decided: ['Offered', 'Accepted', 'Rejected', 'Withdrawn', 'Committed'],
} as const satisfies Record<string, readonly ListStatus[]>
export type Stage = keyof typeof stages

/**
 * Whether a student has committed to a school of their list, after which no other school waits for anything. A status that
 * is not shown is `null`.
 */
export function hasCommitted(list: readonly { status: ListStatus | null }[]): boolean {
  return list.some(({ status }) => status === 'Committed')
}

export const mostOnList = 100
export const mostOnChecklist = 50
/** The most schools that one request adds, and so the lines that are read of a pasted list. */
export const mostAddedAtOnce = 60

/** The rules that can refuse a school that is added. */
export const additionRules = [
  'already-on-list',
  'by-hand-on-list',
  'committed-elsewhere',
  'in-catalog',
  'list-full',
  'takes-nobody',
] as const satisfies readonly BrokenRule[]
export type AdditionRule = (typeof additionRules)[number]

/** A student's short texts about a school. */
const words = { min: 1, max: 120 } as const

export const bounds = {
  portalUrl: { min: 1, max: 500 },
  /** What a college still misses, as its portal says. */
  portalMissing: { min: 1, max: 300 },
  ownName: { min: 1, max: 160, missing: 'Enter the name of a school.' },
  words,
  checklistItem: { ...words, missing: 'Give it a name.' },
} as const satisfies Record<string, TextBounds>

/** The bounds of the number of schools of one kind that a student aims for. */
export const targetBounds = { min: 0, max: 20 } as const satisfies Partial<NumberBounds>
