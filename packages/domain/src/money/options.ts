import type { NumberBounds, TextBounds } from '#field-bounds.ts'

/** The bounds of the texts about money that a student can enter. */
export const bounds = {
  awardName: { min: 1, max: 120, missing: 'Enter the name used in the letter.' },
  condition: { max: 300 },
  scholarshipName: { min: 1, max: 200, missing: 'Enter its name.' },
  sponsor: { max: 200 },
  words: { max: 500, lines: 'many' },
  url: { max: 500 },
} as const satisfies Record<string, TextBounds>

/** The bounds of a yearly amount, in whole dollars. */
export const yearly = { min: 0, max: 999_999 } as const satisfies NumberBounds

export const most = { awards: 20, ownScholarships: 100 } as const

/** The kinds of awards in a letter. Only gifts lower what a family pays. */
export const awardKinds = [
  'grant',
  'scholarship',
  'subsidized-loan',
  'unsubsidized-loan',
  'private-loan',
  'parent-loan',
  'work-study',
] as const
export type AwardKind = (typeof awardKinds)[number]

/** Whether an award comes again each year. */
export const renewals = ['unknown', 'four-years', 'one-year'] as const
export type Renewal = (typeof renewals)[number]

/** What the list of scholarships has: those that anybody gives, and the aid of a state for its residents. */
export const scholarshipKinds = ['scholarship', 'state-aid'] as const
export type ScholarshipKind = (typeof scholarshipKinds)[number]

/** A student's progress with a scholarship. */
export const scholarshipStatuses = ['saved', 'in-progress', 'submitted', 'won', 'not-won'] as const
export type ScholarshipStatus = (typeof scholarshipStatuses)[number]

export const scholarshipStatusLabels: Record<ScholarshipStatus, string> = {
  saved: 'Saved',
  'in-progress': 'In Progress',
  submitted: 'Submitted',
  won: 'Won',
  'not-won': 'Not Won',
}

/** The statuses of a scholarship that has not been submitted. */
export const openScholarshipStatuses: readonly ScholarshipStatus[] = ['saved', 'in-progress']

/** The steps of a year of aid, in their order. */
export const aidSteps = [
  'fsa-id',
  'documents',
  'fafsa',
  'css-account',
  'css-profile',
  'state-aid',
  'college-forms',
  'submission-summary',
  'verification',
  'compare-offers',
] as const
export type AidStep = (typeof aidSteps)[number]

/**
 * The views of the scholarships: those that are not past, those of them that may fit, saved ones, those that the
 * student added, and past ones.
 */
export const scholarshipViews = ['all', 'fits', 'saved', 'own', 'past'] as const
export type ScholarshipView = (typeof scholarshipViews)[number]
