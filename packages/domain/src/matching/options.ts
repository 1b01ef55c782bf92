import { computedLabels, type Label } from './labels.ts'

/** The text on a college's chip: its label, or in short why it has none. */
export type PlacedLabel =
  | Label
  | 'Not admitting'
  | 'No odds'
  | 'Open'
  | 'Score required'
  | 'Add your GPA'
  | 'Not enough data'

/** The text on the chip of a college without an estimate. */
export const unplaced = {
  takes_nobody: 'Not admitting',
  open: 'Open',
  no_odds: 'No odds',
  score_required: 'Score required',
  gpa_needed: 'Add your GPA',
  not_enough_data: 'Not enough data',
} as const satisfies Record<string, PlacedLabel>

/** All chip texts, from the least likely, then those without an estimate. */
export const placedLabels: readonly PlacedLabel[] = [...computedLabels, 'Safety', ...Object.values(unplaced)]

/** Whether a student from abroad will ask for financial aid. */
export const aidAnswers = ['yes', 'no', 'unsure'] as const
export type AidAnswer = (typeof aidAnswers)[number]
