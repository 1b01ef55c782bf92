import { bounds as inviteBounds } from '@bearings/domain/advising/invites/options'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, timestamps } from '../columns.ts'
import { users } from './users.ts'

/**
 * An advisor's open invite to everyone who has its code, such as a class. The code itself is computed; see
 * decision 91.
 */
export const advisorInvites = pgTable(
  'advisor_invites',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: deletedWith(() => users.id),
    name: text().notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    places: integer().notNull(),
    /**
     * No longer read, since links refer to their invite. Servers of the previous version still read it: drop
     * it in the next release.
     */
    joined: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('advisor_invites_code_idx').on(table.codeHash),
    index('advisor_invites_advisor_idx').on(table.advisorId, table.createdAt, table.id),
    index('advisor_invites_expires_idx').on(table.expiresAt),
    check(
      'advisor_invites_name_check',
      sql`char_length(${table.name}) between ${sql.raw(String(inviteBounds.name.min))} and ${sql.raw(String(inviteBounds.name.max))}`,
    ),
    check(
      'advisor_invites_places_check',
      isBetween(table.places, inviteBounds.places.min, inviteBounds.places.max),
    ),
    check('advisor_invites_joined_check', sql`${table.joined} between 0 and ${table.places}`),
  ],
)
