import { formatBounds } from '@bearings/domain/accounts/student-id/options'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from '../columns.ts'

/** The format of student IDs on this server: one row, once an admin has set it. */
export const studentIdFormat = pgTable(
  'student_id_format',
  {
    id: integer().primaryKey(),
    mask: text().notNull(),
    /** Where students can find their ID, in the school's words. */
    hint: text().notNull().default(''),
    ...timestamps,
  },
  (table) => [
    check('student_id_format_id_check', sql`${table.id} = 1`),
    check(
      'student_id_format_mask_check',
      sql`char_length(${table.mask}) between 1 and ${sql.raw(String(formatBounds.mask.max))}`,
    ),
    check(
      'student_id_format_hint_check',
      sql`char_length(${table.hint}) <= ${sql.raw(String(formatBounds.hint.max))}`,
    ),
  ],
)
