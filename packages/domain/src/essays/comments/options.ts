export const limits = {
  /** Characters of a comment. */
  body: 2000,
  /** Characters of the words that a comment is about, and of what stands on either side of them. */
  quote: 1000,
  around: 64,
  /** Comments on one essay, answers included. */
  comments: 500,
} as const
