export const limits = {
  /** Characters of a note as it is stored: some 40,000 words with their headings and lists. */
  content: 600_000,
  /** Lists within lists, and the like. */
  depth: 40,
  /** Blocks of a note: as many of the shortest, `{"type":"x"}` and a comma, as its characters hold. */
  blocks: 50_000,
} as const
