import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The challenges that a passkey has met, until they would have ended: each works once. */
export const usedChallenges = pgTable(
  'used_challenges',
  { hash: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index('used_challenges_expires_at_idx').on(table.expiresAt)],
)
