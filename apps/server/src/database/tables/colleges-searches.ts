import { savedName } from '@bearings/domain/colleges/find/options'
import type { SavedFilters } from '@bearings/domain/colleges/find/schema'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** A student's saved search of the catalog, with a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    name: text().notNull(),
    filters: jsonb().$type<SavedFilters>().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('saved_searches_name_idx').on(table.userId, sql`lower(${table.name})`),
    check(
      'saved_searches_name_check',
      sql`char_length(${table.name}) between ${sql.raw(String(savedName.min))} and ${sql.raw(String(savedName.max))}`,
    ),
  ],
)
