import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/list/suggested/options'
import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy, isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { schools } from '#database/tables/colleges.ts'
import { suggestedSchools } from '#database/tables/list-suggested.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const isListed = sql<boolean>`exists (select 1 from ${listEntries} entry
  where entry.user_id = ${suggestedSchools.studentId} and entry.school_id = ${suggestedSchools.schoolId}
    and entry.trashed_at is null)`

/** Returns what a student has not answered, or what an advisor has suggested to a student, the latest first. */
export async function list(db: Database, actor: Actor, studentId: string) {
  const isOpen = and(isNull(suggestedSchools.declinedAt), sql`not ${isListed}`)
  const rows = await db
    .select({
      id: suggestedSchools.id,
      schoolId: schools.id,
      unitid: schools.unitid,
      name: schools.name,
      city: schools.city,
      state: schools.state,
      reason: suggestedSchools.reason,
      by: users.fullName,
      declinedAt: suggestedSchools.declinedAt,
      isAdded: sql<boolean>`${isListed} and ${isSharedWith(actor, 'list', suggestedSchools.studentId)}`,
      createdAt: suggestedSchools.createdAt,
    })
    .from(suggestedSchools)
    .innerJoin(schools, eq(schools.id, suggestedSchools.schoolId))
    .innerJoin(users, eq(users.id, suggestedSchools.advisorId))
    .where(
      and(
        visibleTo(actor),
        eq(suggestedSchools.studentId, studentId),
        actor.role === 'student' ? and(isOpen, isNull(schools.archivedAt)) : undefined,
      ),
    )
    .orderBy(desc(suggestedSchools.createdAt), desc(suggestedSchools.id))
    .limit(limits.page)
  return Promise.all(rows.map((row) => openRow(db, suggestedSchools, row.id, row)))
}

/** Locks these students, so that of two suggestions at once the second counts the first. Returns the advisor's own. */
export async function lockAdvised(tx: Database, actor: Actor, ids: readonly string[]) {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isAdvisedBy(actor, users.id), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** Returns how many open suggestions each of these students has, who must be locked. */
export async function countOpen(tx: Database, studentIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ studentId: suggestedSchools.studentId, open: sql<number>`count(*)::int` })
    .from(suggestedSchools)
    .where(
      and(
        inArray(suggestedSchools.studentId, [...studentIds]),
        isNull(suggestedSchools.declinedAt),
        sql`not ${isListed}`,
      ),
    )
    .groupBy(suggestedSchools.studentId)
  return new Map(rows.map(({ studentId, open }) => [studentId, open]))
}

type New = {
  studentId: string
  advisorId: string
  schoolId: string
  reason: string
  batchId: string
  createdAt: Date
}

/** Adds suggestions but for those that are open already. Returns whom they reach. */
export async function insert(tx: Database, suggestions: readonly New[]): Promise<string[]> {
  if (suggestions.length === 0) return []
  const rows = await tx
    .insert(suggestedSchools)
    .values(
      suggestions.map((suggestion) => {
        const id = randomUUID()
        return { id, ...sealRow(tx, suggestedSchools, id, suggestion) }
      }),
    )
    .onConflictDoNothing()
    .returning({ studentId: suggestedSchools.studentId })
  return rows.map(({ studentId }) => studentId)
}

/** Returns whether there is such a suggestion, declined now or before. */
export async function decline(db: Database, actor: Actor, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(suggestedSchools)
    .set({ declinedAt: sql`coalesce(${suggestedSchools.declinedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(suggestedSchools.id, id), visibleTo(actor)))
    .returning({ id: suggestedSchools.id })
  return rows.length > 0
}

/** Deletes what was suggested together since then and is not answered. Returns whether there was any. */
export async function takeBack(tx: Database, actor: Actor, batchId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .delete(suggestedSchools)
    .where(
      and(
        eq(suggestedSchools.batchId, batchId),
        visibleTo(actor),
        gt(suggestedSchools.createdAt, since),
        isNull(suggestedSchools.declinedAt),
      ),
    )
    .returning({ id: suggestedSchools.id })
  return rows.length > 0
}

/** A suggestion is visible to its student, and to its advisor while the link lasts. */
function visibleTo(actor: Actor): SQL {
  if (actor.role === 'student') return eq(suggestedSchools.studentId, actor.userId)
  if (actor.role !== 'advisor') return sql`false`
  return and(eq(suggestedSchools.advisorId, actor.userId), isAdvisedBy(actor, suggestedSchools.studentId))!
}
