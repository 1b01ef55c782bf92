import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, sealed } from '../columns.ts'

/** The server's own secrets, made at the first start and shared by every process on this database. */
export const serverKeys = pgTable('server_keys', {
  purpose: text().primaryKey(),
  /** A private JWK for `signing`; 32 bytes in base64url for other purposes. */
  secret: sealed().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
