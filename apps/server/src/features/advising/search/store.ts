import type { Actor } from '@bearings/domain/actor'
import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { containsPattern, escapeLike } from '#database/sql.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { profiles } from '#database/tables/profiles.ts'
import { users } from '#database/tables/users.ts'
import { isFindableFor } from '../people/store.ts'

const studentId = sql`lower(${users.studentId}) collate "C"`

/**
 * Returns the ids of students whose student ID contains `part`, which is in lower case. One statement
 * searches in three ways, in this order, and skips a way once there are enough:
 * 1. beginnings, along an index in the order of IDs, so that an exact match comes first;
 * 2. a sample of one in five hundred of the table's pages, which is fast for a part that many IDs contain;
 * 3. an index of the one, two, and three adjacent characters of an ID, for a part that few IDs contain.
 */
export async function find(db: Database, actor: Actor, part: string, limit: number): Promise<string[]> {
  const columns = { id: users.id, studentId: sql<string>`${studentId}`.as('own_id') }
  const starting = db.$with('starting').as(
    db
      .select(columns)
      .from(users)
      .where(and(isFor(actor), startsWith(part)))
      .orderBy(asc(studentId), asc(users.id))
      .limit(limit),
  )
  const missing = sql`(select count(*) from ${starting}) < ${limit}`
  const sampled = db.$with('sampled').as(
    db
      .select({ id: sql<string>`${users.id}`.as('id'), studentId: columns.studentId })
      .from(sql`${users} tablesample system (0.2) repeatable (1)`)
      .where(and(missing, isFor(actor), contains(part), not(startsWith(part))))
      .limit(limit),
  )
  const stillMissing = sql`(select count(*) from ${starting}) + (select count(*) from ${sampled}) < ${limit}`
  const anywhere = db.$with('anywhere').as(
    db
      .select(columns)
      .from(users)
      .where(and(stillMissing, isFor(actor), hasGramsOf(part), contains(part), not(startsWith(part))))
      // With the exact limit, the planner would scan the whole table in the hope of a few early matches.
      .limit(limit * 20),
  )
  const found = sql`(
    select id, own_id, 1 as way from ${starting} union all
    select id, own_id, 2 from ${sampled} union all
    select id, own_id, 3 from ${anywhere}
  ) found`
  const rows = await db
    .with(starting, sampled, anywhere)
    .select({ id: sql<string>`found.id` })
    .from(found)
    .orderBy(sql`found.way`, sql`found.own_id`, sql`found.id`)
  // The third way finds students of the sample again.
  return [...new Set(rows.map(({ id }) => id))].slice(0, limit)
}

/** Returns what the search shows of these students, in the order of `ids`. */
export async function details(db: Database, { userId }: Actor, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      studentId: sql<string>`${users.studentId}`,
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

/** Matches students whom this advisor may find and who are not linked to them yet. */
function isFor(actor: Actor): SQL | undefined {
  return and(isFindableFor(actor), not(isAdvisedBy(actor, users.id)))
}

function startsWith(part: string): SQL {
  return sql`${studentId} like ${`${escapeLike(part)}%`}`
}

function contains(part: string): SQL {
  return sql`lower(${users.studentId}) like ${containsPattern(part)}`
}

function hasGramsOf(part: string): SQL {
  const characters = Array.from(part)
  const size = Math.min(3, characters.length)
  const together = characters
    .slice(size - 1)
    .map((_, first) => characters.slice(first, first + size).join(''))
  const grams = [...new Set(together)].map((gram) => sql`${gram}::text`)
  return sql`student_id_grams(lower(${users.studentId})) @> array[${sql.join(grams, sql`, `)}]`
}
