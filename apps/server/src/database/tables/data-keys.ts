import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The keys for sealed columns. The newest encrypts; older ones stay to decrypt existing values. */
export const dataKeys = pgTable('data_keys', {
  /** Part of every value that this key has encrypted. */
  id: text().primaryKey(),
  /** The key, encrypted with the wrapping key whose id is `wrappedBy`. */
  wrapped: text().notNull(),
  wrappedBy: text().notNull(),
  createdAt: instant()
    .notNull()
    .default(sql`clock_timestamp()`),
})
