import type { TextBounds } from '#field-bounds.ts'

export const bounds = {
  body: { min: 1, max: 2000, missing: 'Write something first.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** Characters of the words that a comment is about, and of what stands on either side of them. */
  quote: 1000,
  around: 64,
  /** Comments on one essay, answers included. */
  comments: 500,
} as const
