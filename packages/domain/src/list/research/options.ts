export const limits = {
  /** The most characters of a stored note: some 40,000 words with their headings and lists. */
  content: 600_000,
  /** The most levels of nesting, such as lists within lists. */
  depth: 40,
  /** The most blocks of a note: about as many as its characters hold of the shortest, `{"type":"x"}`. */
  blocks: 50_000,
} as const
