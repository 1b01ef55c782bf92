import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant } from '../columns.ts'
import type { SignInProof } from '../sign-in-proof.ts'
import { users } from '../user-table.ts'
import { factors } from './factors.ts'

/** A sign-in on one device. Without its row, none of its tokens is accepted. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    /** The assurance level: `aal2` once a second factor was shown. */
    aal: text().$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    /** The factor that lifted the session to `aal2`; absent after a recovery code. */
    factorId: uuid().references(() => factors.id, { onDelete: 'set null' }),
    /** How the person proved who they are, newest first; the time is in seconds since 1970. */
    methods: jsonb().$type<SignInProof[]>().notNull(),
    /** Of a sign-in by a provider: a hash of its name for the session there, which it may end. */
    providerSession: text(),
    /** The refresh token is not stored but computed from the salt, the counter and the server's secret. */
    refreshSalt: text().notNull(),
    refreshCounter: integer().notNull().default(0),
    /** Refresh tokens below this counter are from before a second factor was shown, and are refused. */
    refreshMinCounter: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    refreshedAt: instant().notNull().defaultNow(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_refreshed_at_idx').on(table.refreshedAt),
    index('sessions_provider_session_idx')
      .on(table.providerSession)
      .where(sql`${table.providerSession} is not null`),
    check('sessions_aal_check', sql`${table.aal} in ('aal1', 'aal2')`),
  ],
)
