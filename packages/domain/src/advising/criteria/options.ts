import type { Standing } from '#letters/options.ts'
import type { ChecklistKind } from '#list/checklist/schema.ts'

/** What an advisor asks of the checklists: parts that may stand on a list as items of several kinds. */
export const askedItems = ['transcript', 'scores', 'recommendations', 'fee', 'aid-forms'] as const
export type AskedItem = (typeof askedItems)[number]

export const kindsOfItem: Record<AskedItem, readonly ChecklistKind[]> = {
  transcript: ['transcript'],
  scores: ['test_scores'],
  recommendations: ['recommendations'],
  fee: ['fee_or_waiver'],
  'aid-forms': ['aid_forms', 'css_profile'],
}

export const fafsaStates = ['done', 'not-done'] as const
export type FafsaState = (typeof fafsaStates)[number]

/** What may have become of a letter to a college. */
export const askedLetters = [
  'to-write',
  'asked',
  'accepted',
  'late',
  'declined',
  'done',
] as const satisfies readonly Standing[]
export type AskedLetter = (typeof askedLetters)[number]

/** The bounds of an unweighted average, and of a SAT score, by which a roster is filtered. */
export const criteriaBounds = {
  gpa: { min: 0, max: 4 },
  sat: { min: 400, max: 1600 },
} as const

export const limits = {
  /** Colleges offered to filter by: the most common ones. */
  colleges: 1000,
} as const
