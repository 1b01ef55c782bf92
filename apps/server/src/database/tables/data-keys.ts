import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What sealed columns are encrypted with. The newest encrypts; older ones stay, for what they have encrypted. */
export const dataKeys = pgTable('data_keys', {
  /** Stands in every value that this key has encrypted. */
  id: text().primaryKey(),
  /** The key, encrypted with the wrapping key whose id is `wrappedBy`. */
  wrapped: text().notNull(),
  wrappedBy: text().notNull(),
  createdAt: instant()
    .notNull()
    .default(sql`clock_timestamp()`),
})
