export const limits = {
  /** The most days for which a colleague stands in, the first and the last included. */
  days: 60,
  /** How many days ahead it can be arranged. */
  aheadDays: 365,
  /** Students taken over in one transaction. */
  chunk: 100,
} as const
