import { type AnyColumn, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { studentChanges } from './tables/student-changes.ts'

/** Selects a value that changes whenever any data that the roster counts for this student changes. */
export function changesOf(student: AnyColumn) {
  return sql<string>`coalesce((
    select sum(changed.token) from ${studentChanges} changed where changed.student_id = ${student}
  ), 0)::text`
}

/**
 * Merges each student's rows into one. Safe alongside writers: an unnecessary change of the sum only causes a
 * recount.
 */
export async function mergeStudentChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with spare as (
      select ctid from (
        select ctid, student_id, row_number() over (partition by student_id) as nth from ${studentChanges}
      ) numbered
      where nth > 1 or not exists (select from users where users.id = numbered.student_id)
    )
    delete from ${studentChanges} where ctid in (select ctid from spare)`)
}
