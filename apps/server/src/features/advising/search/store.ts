import type { Actor } from '@bearings/domain/actor'
import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy } from '../../../database/advised.ts'
import type { Database } from '../../../database/open.ts'
import { advisorRequests } from '../../../database/tables/advising.ts'
import { profiles } from '../../../database/tables/profiles.ts'
import { users } from '../../../database/tables/users.ts'
import { isFindableFor } from '../people/store.ts'

type Wanted = {
  /** Part of a student ID, in lower case. */
  part: string
  limit: number
}

const studentId = sql`lower(${users.studentId}) collate "C"`

/** Students whose ID starts with the part, that very ID first: a walk along one index. */
export async function findStarting(db: Database, actor: Actor, { part, limit }: Wanted): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isFor(actor), startsWith(part)))
    .orderBy(asc(studentId), asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Students who have the part further on in their ID, among one in two hundred of the table's pages. What many have is
 * found here at once, where an index would first list all of them.
 */
export async function findInSample(db: Database, actor: Actor, { part, limit }: Wanted): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${users.id}` })
    .from(sql`${users} tablesample system (0.5) repeatable (1)`)
    .where(and(isFor(actor), contains(part), not(startsWith(part))))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * The same among all students, for a part that few have: an index knows each one, two and three characters that stand
 * together in an ID. Materialised, so that the planner does not read the table in the hope of finding some soon.
 */
export async function findAnywhere(db: Database, actor: Actor, { part, limit }: Wanted): Promise<string[]> {
  const found = db.$with('found').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(isFor(actor), hasGramsOf(part), contains(part), not(startsWith(part))))
      .limit(limit),
  )
  const rows = await db.with(found).select({ id: found.id }).from(found)
  return rows.map(({ id }) => id)
}

/** What the search shows of these students, in their order. */
export async function details(db: Database, { userId }: Actor, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      studentId: sql<string>`${users.studentId}`,
      email: users.email,
      highSchool: profiles.highSchool,
      requested: advisorRequests.id,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(
      advisorRequests,
      and(
        eq(advisorRequests.studentId, users.id),
        eq(advisorRequests.advisorId, userId),
        eq(advisorRequests.status, 'pending'),
      ),
    )
    .where(inArray(users.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Whoever may be found by this advisor, and is not their student yet. */
function isFor(actor: Actor): SQL | undefined {
  return and(isFindableFor(actor), not(isAdvisedBy(actor, users.id)))
}

function startsWith(part: string): SQL {
  return sql`${studentId} like ${`${escaped(part)}%`}`
}

function contains(part: string): SQL {
  return sql`lower(${users.studentId}) like ${`%${escaped(part)}%`}`
}

function hasGramsOf(part: string): SQL {
  const characters = Array.from(part)
  const size = Math.min(3, characters.length)
  const grams = characters
    .slice(size - 1)
    .map((_, first) => sql`${characters.slice(first, first + size).join('')}::text`)
  return sql`student_id_grams(lower(${users.studentId})) @> array[${sql.join(grams, sql`, `)}]`
}

/** What is meant letter by letter. */
function escaped(part: string): string {
  return part.replace(/[\\%_]/g, '\\$&')
}
