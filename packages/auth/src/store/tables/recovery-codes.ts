import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { deletedWith, instant } from '../columns.ts'
import { users } from '../user-table.ts'

/** Codes for people who no longer have their authenticator app. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: deletedWith(() => users.id),
    /** HMAC over user and code. */
    codeMac: text().notNull(),
    /** When the code was used; each works once. */
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeMac] })],
)
