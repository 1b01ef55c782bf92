import type { TextBounds } from '#field-bounds.ts'

/** The bounds of colleges that advisors suggest. Without zod, for the browser's sake. */
export const bounds = {
  reason: { min: 1, max: 300, missing: 'Say in a sentence why it may fit.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** Suggestions that one student has not answered. */
  open: 10,
  /** Students to whom an advisor suggests a college at once. */
  students: 200,
  /** Minutes in which a suggestion can be taken back. */
  undoMinutes: 10,
  /** Suggestions that an advisor sees on a student's page. */
  page: 50,
} as const

/** What has become of a suggestion, as far as whoever asks may know. */
export const suggestionStates = ['open', 'declined', 'added'] as const
