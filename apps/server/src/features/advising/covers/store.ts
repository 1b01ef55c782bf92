import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { advisorCovers } from '#database/tables/advisor-covers.ts'
import { users } from '#database/tables/users.ts'
import { isOfSchool } from '../links/store.ts'

const advisors = alias(users, 'absent')
const colleagues = alias(users, 'colleague')
const covered = alias(advisorLinks, 'covered')

const students = sql<number>`(select count(*)::int from ${advisorLinks} link
  join ${advisorLinks} covered on covered.id = link.covers_link_id
  where link.advisor_id = ${advisorCovers.colleagueId} and link.ended_at is null
    and covered.advisor_id = ${advisorCovers.advisorId})`

export type CoverRow = Awaited<ReturnType<typeof open>>[number]

/** Returns the covers that have not ended, of all or in which this advisor is away or stands in; the next first. */
export function open(db: Database, advisorId?: string) {
  const isTheirs = sql`${advisorId}::uuid in (${advisorCovers.advisorId}, ${advisorCovers.colleagueId})`
  return db
    .select({
      id: advisorCovers.id,
      from: advisorCovers.from,
      until: advisorCovers.until,
      advisor: { id: advisors.id, fullName: advisors.fullName, email: advisors.email },
      colleague: { id: colleagues.id, fullName: colleagues.fullName, email: colleagues.email },
      colleagueRole: colleagues.role,
      timeZone: advisors.timeZone,
      students,
    })
    .from(advisorCovers)
    .innerJoin(advisors, eq(advisors.id, advisorCovers.advisorId))
    .innerJoin(colleagues, eq(colleagues.id, advisorCovers.colleagueId))
    .where(and(isNull(advisorCovers.endedAt), advisorId === undefined ? undefined : isTheirs))
    .orderBy(asc(advisorCovers.from), asc(advisorCovers.id))
}

type NewCover = Pick<typeof advisorCovers.$inferInsert, 'advisorId' | 'colleagueId' | 'from' | 'until'>

export async function insert(tx: Database, cover: NewCover, now: Date): Promise<string> {
  const [row] = await tx
    .insert(advisorCovers)
    .values({ ...cover, createdAt: now, updatedAt: now })
    .returning({ id: advisorCovers.id })
  return row!.id
}

/** Ends a cover, and returns whether it had not ended before. */
export async function end(tx: Database, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(advisorCovers)
    .set({ endedAt: now, updatedAt: now })
    .where(and(eq(advisorCovers.id, id), isNull(advisorCovers.endedAt)))
    .returning({ id: advisorCovers.id })
  return ended.length > 0
}

/** Locks a cover that has not ended. */
export async function lock(tx: Database, id: string) {
  const [row] = await tx
    .select()
    .from(advisorCovers)
    .where(and(eq(advisorCovers.id, id), isNull(advisorCovers.endedAt)))
    .for('update')
  return row
}

type Pair = { advisorId: string; colleagueId: string }

/** Returns the students of the advisor whom the colleague does not see yet, ordered as locks are taken. */
export function due(db: Database, { advisorId, colleagueId }: Pair, most: number) {
  const isSeen = sql`exists (select 1 from ${advisorLinks} own where own.advisor_id = ${colleagueId}
    and own.student_id = ${advisorLinks.studentId} and own.ended_at is null)`
  return db
    .select({ studentId: advisorLinks.studentId })
    .from(advisorLinks)
    .where(and(isOfSchool(advisorId), sql`not ${isSeen}`, sql`${advisorLinks.studentId} <> ${colleagueId}`))
    .orderBy(asc(advisorLinks.studentId))
    .limit(most)
}

/** Returns the colleague's open links by which they stand in for the advisor, ordered as locks are taken. */
export function linksOf(db: Database, { advisorId, colleagueId }: Pair) {
  return db
    .select({
      id: advisorLinks.id,
      advisorId: advisorLinks.advisorId,
      studentId: advisorLinks.studentId,
    })
    .from(advisorLinks)
    .innerJoin(covered, eq(covered.id, advisorLinks.coversLinkId))
    .where(
      and(
        eq(advisorLinks.advisorId, colleagueId),
        isNull(advisorLinks.endedAt),
        eq(covered.advisorId, advisorId),
      ),
    )
    .orderBy(asc(advisorLinks.studentId))
}
