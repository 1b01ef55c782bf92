import { bounds } from '@bearings/domain/school/options'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from '../columns.ts'

/** The school to which this server belongs: one row, and none while it belongs to no school. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    ...timestamps,
  },
  (table) => [
    check('school_settings_id_check', sql`${table.id} = 1`),
    check(
      'school_settings_name_check',
      sql`char_length(${table.name}) between 1 and ${sql.raw(String(bounds.name.max))}`,
    ),
  ],
)
