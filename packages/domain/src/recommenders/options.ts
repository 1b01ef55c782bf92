import type { TextBounds } from '#field-bounds.ts'

/** The kinds of recommenders: colleges count teachers and the counselor separately. */
export const kinds = ['teacher', 'counselor', 'other'] as const
export type Kind = (typeof kinds)[number]

export const kindLabels: Record<Kind, string> = {
  teacher: 'Teacher',
  counselor: 'Counselor',
  other: 'Other',
}

export const states = ['planned', 'asked', 'agreed', 'declined'] as const
export type State = (typeof states)[number]

export const stateLabels: Record<State, string> = {
  planned: 'Planned',
  asked: 'Asked',
  agreed: 'Agreed',
  declined: 'Declined',
}

/**
 * Who said that a letter was sent. `link` is whoever opened the link that the student handed over: it was mailed to
 * nobody, so nobody knows who that was.
 */
export const sayers = ['student', 'recommender', 'link', 'counselor'] as const
export type Sayer = (typeof sayers)[number]

export const limits = {
  /** Recommenders of one student. */
  recommenders: 12,
  /** Days before a deadline by which to ask: four weeks, as in `content/guides/recommendation-letters.md`. */
  daysToWrite: 28,
} as const

/** The bounds of a recommender's fields. An address is not one of them: it belongs to the request (`letters`). */
export const bounds = {
  name: { min: 1, max: 120, missing: 'Enter their name.' },
  knownFrom: { max: 120 },
  note: { max: 500, lines: 'many' },
} as const satisfies Record<string, TextBounds>
