import type { Actor } from '@bearings/domain/actor'
import type { Supplements } from '@bearings/domain/essays/asked/schema'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { ownOrShared } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { schoolRequirements, schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'

/** Selects the schools of a student's list, by default the actor's own, with what each asks for. */
export function list(db: Database, actor: Actor, studentId: string = actor.userId) {
  return db
    .select({
      entryId: listEntries.id,
      status: listEntries.status,
      deadline: listEntries.deadline,
      own: sql<Supplements | null>`${schools.more} -> 'supplements'`,
      page: sql<
        string | null
      >`coalesce(${schools.more} ->> 'applicationUrl', ${schools.more} ->> 'admissionsUrl', ${schools.url})`,
      form: {
        applicationSystem: schoolRequirements.applicationSystem,
        personalEssayRequired: schoolRequirements.personalEssayRequired,
        cycle: schoolRequirements.cycle,
        source: schoolRequirements.source,
        checkedOn: schoolRequirements.checkedOn,
      },
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .leftJoin(schoolRequirements, eq(schoolRequirements.schoolId, listEntries.schoolId))
    .where(and(ownOrShared(actor, 'list', listEntries.userId, studentId), isNull(listEntries.trashedAt)))
    .orderBy(asc(listEntries.createdAt), asc(listEntries.id))
}

/** Selects what a college of the catalog asks for beyond the essays of the form; `null` where nothing is known. */
export async function ofCollege(db: Database, schoolId: string): Promise<Supplements | null> {
  const [found] = await db
    .select({ own: sql<Supplements | null>`${schools.more} -> 'supplements'` })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return found?.own ?? null
}
