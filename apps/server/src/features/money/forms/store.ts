import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isSharedWithGuardian } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import type { Database } from '#database/open.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'

/** Returns what is known of the aid forms of the schools on a list, in the order of names. */
export async function list(db: Database, actor: Actor, studentId = actor.userId) {
  const rows = await db
    .select({ entryId: listEntries.id, name: entrySchoolName, more: schools.more })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(visibleTo(actor, studentId), isNull(listEntries.trashedAt)))
  return inOrderOfNames(rows, ({ name }) => name)
}

/** The forms of a list are visible to its student, and to the guardian to whom the student shows the list. */
function visibleTo(actor: Actor, studentId: string): SQL {
  if (actor.role === 'guardian')
    return and(eq(listEntries.userId, studentId), isSharedWithGuardian(actor, 'list', listEntries.userId))!
  return actor.role === 'student' ? eq(listEntries.userId, actor.userId) : sql`false`
}
