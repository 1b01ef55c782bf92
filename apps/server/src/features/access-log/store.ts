import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong } from '#database/is-among.ts'
import { knownName } from '#database/known-name.ts'
import type { Database } from '#database/open.ts'
import { isAccount } from '#database/people.ts'
import { advisorLinks, advisorViews } from '#database/tables/advising.ts'
import { essays } from '#database/tables/essays.ts'
import { recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import type { Start } from '#platform/requests/pagination.ts'

type View = typeof advisorViews.$inferSelect & { advisorId: string }

/** Returns which of these subjects the advisor has viewed after that moment. */
export async function seenSince(
  db: Database,
  look: Pick<View, 'advisorId' | 'what'>,
  views: readonly Pick<View, 'studentId' | 'subjectId'>[],
  since: Date,
): Promise<Set<string>> {
  const { studentId, advisorId, what, subjectId, lastAt } = advisorViews
  const rows = await db
    .selectDistinct({ subjectId })
    .from(advisorViews)
    .where(
      and(
        isAmong(
          studentId,
          views.map((view) => view.studentId),
        ),
        eq(advisorId, look.advisorId),
        eq(what, look.what),
        isAmong(
          subjectId,
          views.map((view) => view.subjectId),
        ),
        gt(lastAt, since),
      ),
    )
  return new Set(rows.map((row) => row.subjectId))
}

/** Inserts views. A second view within the hour counts on the existing row, unless it is concurrent. */
export async function upsert(
  db: Database,
  views: readonly Pick<View, 'advisorId' | 'studentId' | 'what' | 'subjectId' | 'hour' | 'lastAt'>[],
  since: Date,
): Promise<void> {
  if (views.length === 0) return
  const { studentId, advisorId, what, subjectId, hour, lastAt, times } = advisorViews
  // A fixed order, so that two requests for the same students wait for each other instead of deadlocking.
  const ordered = views.toSorted((one, other) => (one.subjectId < other.subjectId ? -1 : 1))
  await db
    .insert(advisorViews)
    .values(ordered.map((view) => ({ ...view, firstAt: view.lastAt, coversId: coveredBy(view) })))
    .onConflictDoUpdate({
      target: [studentId, advisorId, what, subjectId, hour],
      set: { lastAt: sql`excluded.last_at`, times: sql`${times} + 1` },
      setWhere: lte(lastAt, since),
    })
}

export async function insertOpenings(
  db: Database,
  openings: readonly (typeof advisorViews.$inferInsert)[],
): Promise<void> {
  if (openings.length > 0) await db.insert(advisorViews).values([...openings])
}

/** The colleague for whom the advisor stands in with this student. */
function coveredBy(view: Pick<View, 'advisorId' | 'studentId'>): SQL {
  return sql`(select covered.advisor_id from ${advisorLinks} link
    join ${advisorLinks} covered on covered.id = link.covers_link_id
    where link.advisor_id = ${view.advisorId} and link.student_id = ${view.studentId} and link.ended_at is null)`
}

const absent = alias(users, 'absent')

/** Returns one page, the latest first. */
export async function page(
  db: Database,
  actor: Actor,
  { advisorId, start, rows }: { advisorId: string | undefined; start: Start | undefined; rows: number },
) {
  const { id, lastAt } = advisorViews
  const found = await db
    .select({
      id,
      advisor: { id: users.id, fullName: knownName(advisorViews.studentId, users) },
      covers: absent.fullName,
      what: advisorViews.what,
      essay: essays.promptName,
      writer: { id: recommenders.id, name: recommenders.name },
      firstAt: advisorViews.firstAt,
      lastAt,
      times: advisorViews.times,
    })
    .from(advisorViews)
    .leftJoin(users, isAccount(users, advisorViews.advisorId))
    .leftJoin(absent, isAccount(absent, advisorViews.coversId))
    .leftJoin(essays, and(eq(essays.id, advisorViews.subjectId), eq(essays.userId, advisorViews.studentId)))
    .leftJoin(
      recommenders,
      and(eq(recommenders.id, advisorViews.subjectId), eq(recommenders.userId, advisorViews.studentId)),
    )
    .where(
      and(
        visibleTo(actor),
        advisorId === undefined ? undefined : eq(advisorViews.advisorId, advisorId),
        start && sql`(${lastAt}, ${id}) < (${start.time.toISOString()}::timestamptz, ${start.id}::uuid)`,
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(rows)
  return Promise.all(
    found.map(async ({ writer, ...view }) => ({
      ...view,
      recommender: writer && (await openRow(db, recommenders, writer.id, writer)).name,
    })),
  )
}

/** The log is visible only to the student it is about. */
function visibleTo({ userId }: Actor): SQL {
  return eq(advisorViews.studentId, userId)
}
