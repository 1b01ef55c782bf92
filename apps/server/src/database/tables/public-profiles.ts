import { handleLength, sections, shownNames } from '@bearings/domain/profile/public/options'
import type { PublicSection, ShownName } from '@bearings/domain/profile/public/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { areOf, deletedWith, isOneOf, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** A student's public page: its address and what it shows, which is nothing until the student chooses. */
export const publicProfiles = pgTable(
  'public_profiles',
  {
    userId: deletedWith(() => users.id).primaryKey(),
    isPublic: boolean().notNull().default(false),
    handle: text().unique('public_profiles_handle_key'),
    shownName: text().$type<ShownName>().notNull().default('initials'),
    sections: text()
      .array()
      .$type<PublicSection[]>()
      .notNull()
      .default(sql`'{}'`),
    ...timestamps,
  },
  (table) => [
    check('public_profiles_address_check', sql`not ${table.isPublic} or ${table.handle} is not null`),
    check(
      'public_profiles_handle_check',
      sql`${table.handle} ~ '^[a-z](-?[a-z0-9])*$' and ${sql.raw(
        `char_length("handle") between ${handleLength.min} and ${handleLength.max}`,
      )}`,
    ),
    check('public_profiles_shown_name_check', isOneOf(table.shownName, shownNames)),
    check('public_profiles_sections_check', areOf(table.sections, sections)),
  ],
)
