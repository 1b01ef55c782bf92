import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * One row for every change to data that a roster counts about a student, written by the triggers of
 * migrations 0012 and 0039. Code that caches a figure about a student stores the sum of the tokens with it,
 * and recomputes the figure when the sum has changed. Rows are only added, so no two writers wait for each
 * other; a job merges a student's rows.
 */
export const studentChanges = pgTable(
  'student_changes',
  {
    /** Without a foreign key, because deleting the student would have to wait for it. */
    studentId: uuid().notNull(),
    token: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`(random() * 9007199254740991)::bigint`),
  },
  (table) => [index('student_changes_student_idx').on(table.studentId, table.token)],
)
