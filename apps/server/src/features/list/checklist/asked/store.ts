import type { Actor } from '@bearings/domain/actor'
import type { Supplements } from '@bearings/domain/essays/asked/schema'
import type { ApplicationPart } from '@bearings/domain/list/checklist/part'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { onList } from '#features/list/visibility.ts'

/**
 * Returns what the schools on the list ask beyond their requirements, and how the student applies; only this one if an
 * `id` is given.
 */
export function list(db: Database, actor: Actor, id?: string) {
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
    .where(and(id === undefined ? undefined : eq(listEntries.id, id), onList(actor)))
    .orderBy(asc(listEntries.createdAt), asc(listEntries.id))
}
