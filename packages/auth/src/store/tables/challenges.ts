import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant } from '../columns.ts'
import { factors } from './factors.ts'
import { sessions } from './sessions.ts'

/** A request for an authenticator's code, which must be answered in the session that made it. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    factorId: deletedWith(() => factors.id),
    sessionId: deletedWith(() => sessions.id),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('challenges_factor_id_idx').on(table.factorId),
    index('challenges_session_id_idx').on(table.sessionId),
  ],
)
