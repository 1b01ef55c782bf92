import type { TextBounds } from '#field-bounds.ts'

export const bounds = {
  body: { min: 1, max: 2000, missing: 'Write something first.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** The most characters of a comment's quote, and of its context on each side. */
  quote: 1000,
  around: 64,
  /** Comments on one essay, including replies. */
  comments: 500,
} as const
