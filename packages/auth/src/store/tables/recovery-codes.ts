import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from '../user-table.ts'

/** Codes for people who no longer have their authenticator app. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC over user and code. */
    codeMac: text().notNull(),
    /** When the code was used; each works once. */
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeMac] })],
)
