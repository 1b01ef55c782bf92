import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, encrypted, instant, timestamps } from '../columns.ts'
import { users } from '../user-table.ts'

/** An authenticator app that shows six digits, or a passkey. Counts at sign-in once `verified`. */
export const factors = pgTable(
  'factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    name: text().notNull(),
    status: text().$type<'unverified' | 'verified'>().notNull().default('unverified'),
    type: text().$type<'totp' | 'webauthn'>().notNull().default('totp'),
    /** By which a passkey is found. */
    credentialId: text().unique(),
    /** What the app shares with us; of a passkey, its public key. */
    secret: encrypted().notNull(),
    /** The time step of the last accepted code, so that no code works twice; of a passkey, its signature counter. */
    lastStep: integer(),
    lastChallengedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    unique('factors_name_key').on(table.userId, table.name),
    check('factors_type_check', sql`${table.type} in ('totp', 'webauthn')`),
    check('factors_status_check', sql`${table.status} in ('unverified', 'verified')`),
  ],
)
