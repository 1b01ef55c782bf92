import type { Actor, Role } from '@bearings/domain/actor'
import type { Supplements } from '@bearings/domain/essays/asked/schema'
import type { ApplicationPart } from '@bearings/domain/list/checklist/part'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { anyViewer, onList } from '#features/list/visibility.ts'

/**
 * Returns what the schools on the list ask beyond their requirements, and how the student applies; only this one if an
 * `id` is given.
 */
export function list(db: Database, { role, userId }: Actor, id?: string) {
  return id === undefined ? ofAll(db, role).execute({ userId }) : ofOne(db, role).execute({ userId, id })
}

const ofAll = prepared((db, role: Role) => select(db, role).prepare(`asked_of_list_${role}`))
const ofOne = prepared((db, role: Role) =>
  select(db, role, eq(listEntries.id, sql.placeholder('id'))).prepare(`asked_of_entry_${role}`),
)

function select(db: Database, role: Role, which?: SQL) {
  return db
    .select({
      id: listEntries.id,
      status: listEntries.status,
      schoolId: listEntries.schoolId,
      plan: listEntries.plan,
      major: listEntries.major,
      parts: sql<ApplicationPart[] | null>`${schools.more} -> 'parts'`,
      supplements: sql<Supplements | null>`${schools.more} -> 'supplements'`,
      interview: sql<string | null>`${schools.more} -> 'factors' ->> 'interview'`,
      level: schools.level,
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(which, onList(anyViewer(role))))
    .orderBy(asc(listEntries.createdAt), asc(listEntries.id))
}
