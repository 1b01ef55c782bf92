import type { BrokenRule } from '#broken-rule.ts'
import type { NumberBounds, TextBounds } from '#field-bounds.ts'
import type { Plan } from '../schema.ts'
import type { ListStatus } from './schema.ts'

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

/** The phases of an application: preparing it, waiting for a decision, or done. */
export const stages = {
  planning: ['Not Started', 'In Progress'],
  waiting: ['Submitted', 'Deferred', 'Waitlisted'],
  decided: ['Accepted', 'Rejected', 'Withdrawn', 'Committed'],
} as const satisfies Record<string, readonly ListStatus[]>
export type Stage = keyof typeof stages

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
] as const satisfies readonly BrokenRule[]
export type AdditionRule = (typeof additionRules)[number]

/** A student's short texts about a school. */
const words = { min: 1, max: 120 } as const

/** The bounds of the fields of a school on the list. */
export const bounds = {
  ownName: { min: 1, max: 160, missing: 'Enter the name of a school.' },
  words,
  overrideNote: { min: 0, max: 300, lines: 'many' },
  checklistItem: { ...words, missing: 'Give it a name.' },
} as const satisfies Record<string, TextBounds>

/** The bounds of the number of schools of one kind that a student aims for. */
export const targetBounds = { min: 0, max: 20 } as const satisfies Partial<NumberBounds>

/** The labels that an advisor can give a school in place of the computed one. */
export const overrideLabels = ['Far reach', 'Reach', 'Target', 'Likely', 'Very likely'] as const
export type OverrideLabel = (typeof overrideLabels)[number]

/** The reasons why an advisor's label differs from the computed one. */
export const overrideReasons = [
  'special-talent',
  'program-selectivity',
  'school-history',
  'context',
  'interest',
  'other',
] as const
export type OverrideReason = (typeof overrideReasons)[number]

/** The words for a reason, as the student reads them. */
export const overrideReasonWords: Record<OverrideReason, string> = {
  'special-talent': 'a special talent',
  'program-selectivity': 'how selective the program is',
  'school-history': 'how students from your high school have done there',
  context: 'what the figures do not show about you',
  interest: 'your interest in the school',
  other: 'another reason',
}

/** Plans that are due in autumn. Early Decision II is sent and answered with the regular ones. */
export const autumnPlans: readonly (Plan | null)[] = [
  'early_decision',
  'early_action',
  'restrictive_early_action',
]
