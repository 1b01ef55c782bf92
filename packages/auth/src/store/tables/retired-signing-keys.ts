import type { JsonWebKey } from 'node:crypto'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The public halves of keys that no longer sign, kept until the last token they signed has expired. */
export const retiredSigningKeys = pgTable('retired_signing_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb().$type<JsonWebKey>().notNull(),
  expiresAt: instant().notNull(),
})
