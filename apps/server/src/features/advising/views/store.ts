import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { advisorViews } from '../../../database/tables/advising.ts'
import { essays } from '../../../database/tables/essays.ts'
import { users } from '../../../database/tables/users.ts'
import { rowsOfPage, type Start } from '../pages/service.ts'

/** Looking again within the hour counts on the row that is there. */
export async function upsert(
  db: Database,
  view: Pick<
    typeof advisorViews.$inferInsert,
    'advisorId' | 'studentId' | 'what' | 'subjectId' | 'hour' | 'lastAt'
  >,
): Promise<void> {
  const { studentId, advisorId, what, subjectId, hour, lastAt, times } = advisorViews
  await db
    .insert(advisorViews)
    .values({ ...view, firstAt: view.lastAt })
    .onConflictDoUpdate({
      target: [studentId, advisorId, what, subjectId, hour],
      set: { lastAt: sql`greatest(${lastAt}, excluded.last_at)`, times: sql`${times} + 1` },
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
