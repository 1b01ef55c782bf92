import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorViews } from '#database/tables/advising.ts'
import { essays } from '#database/tables/essays.ts'
import { users } from '#database/tables/users.ts'
import { rowsOfPage, type Start } from '#platform/pagination.ts'

/** Whether this was looked at after that moment. */
export async function isSeenSince(
  db: Database,
  view: Pick<typeof advisorViews.$inferSelect, 'advisorId' | 'studentId' | 'what' | 'subjectId'>,
  since: Date,
): Promise<boolean> {
  const { id, studentId, advisorId, what, subjectId, lastAt } = advisorViews
  const rows = await db
    .select({ id })
    .from(advisorViews)
    .where(
      and(
        eq(studentId, view.studentId),
        eq(advisorId, view.advisorId),
        eq(what, view.what),
        eq(subjectId, view.subjectId),
        gt(lastAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** A second look within the hour counts on the row that is there; one that was made at the same time does not. */
export async function upsert(
  db: Database,
  view: Pick<
    typeof advisorViews.$inferInsert,
    'advisorId' | 'studentId' | 'what' | 'subjectId' | 'hour' | 'lastAt'
  >,
  since: Date,
): Promise<void> {
  const { studentId, advisorId, what, subjectId, hour, lastAt, times } = advisorViews
  await db
    .insert(advisorViews)
    .values({ ...view, firstAt: view.lastAt })
    .onConflictDoUpdate({
      target: [studentId, advisorId, what, subjectId, hour],
      set: { lastAt: sql`excluded.last_at`, times: sql`${times} + 1` },
      setWhere: lte(lastAt, since),
    })
}

/** One page, the latest first. */
export function page(db: Database, actor: Actor, start: Start | undefined) {
  const { id, lastAt } = advisorViews
  return db
    .select({
      id,
      advisor: { id: users.id, fullName: users.fullName, email: users.email },
      what: advisorViews.what,
      essay: essays.promptName,
      firstAt: advisorViews.firstAt,
      lastAt,
      times: advisorViews.times,
    })
    .from(advisorViews)
    .innerJoin(users, eq(users.id, advisorViews.advisorId))
    .leftJoin(essays, and(eq(essays.id, advisorViews.subjectId), eq(essays.userId, advisorViews.studentId)))
    .where(
      and(
        visibleTo(actor),
        start && sql`(${lastAt}, ${id}) < (${start.time.toISOString()}::timestamptz, ${start.id}::uuid)`,
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(rowsOfPage)
}

/** The log is for the student whom it is about. */
function visibleTo({ userId }: Actor): SQL {
  return eq(advisorViews.studentId, userId)
}
