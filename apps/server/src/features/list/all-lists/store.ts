import { plain } from '@bearings/domain/colleges/search/rules'
import type { ListStatus } from '@bearings/domain/list/schema'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isReal, personMatching } from '#database/people.ts'
import { containsPattern } from '#database/sql.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { matchesWords } from '#features/colleges/search/store.ts'
import { words } from '../columns.ts'

/** The position of a line. The instant is text, because a JavaScript date would lose the microseconds. */
export type Place = { createdAt: string; id: string }
export type Query = { q: string; status: ListStatus | undefined; after: Place | undefined; rows: number }

const { id, userId, schoolId, name, status, createdAt, trashedAt } = listEntries

/** With more matching students or schools than this, their entries are on every page, without lookups. */
const manyStudents = 1000
const manySchools = 200

/** Returns entries of all students, latest first. What a search reads does not grow with the lists. */
export async function page(db: Database, query: Query) {
  const where = within(query)
  const columns = and(where, isReal)!
  if (query.q === '') return lines(db, columns, query.rows)
  if (await areMany(db, query.q)) return lines(db, and(columns, matching(query.q))!, query.rows)
  return lines(db, sql`${id} in (${found(query, and(where, belongsToRealPerson)!)})`, query.rows)
}

function lines(db: Database, where: SQL, rows: number) {
  return db
    .select({
      id,
      student: { id: users.id, fullName: users.fullName, email: users.email },
      ...words,
      major: listEntries.major,
      plan: listEntries.plan,
      deadline: listEntries.deadline,
      status,
      createdAt,
      place: { createdAt: sql<string>`${createdAt}::text`, id },
    })
    .from(listEntries)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(schools, eq(schools.id, schoolId))
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(rows)
}

/** Returns the position of a line; `undefined` if it no longer exists. */
export async function placeOf(db: Database, line: string): Promise<Place | undefined> {
  const [place] = await db
    .select({ createdAt: sql<string>`${createdAt}::text`, id })
    .from(listEntries)
    .where(eq(id, line))
  return place
}

/** Matches the entries that are not in the trash and pass the filters. */
function within({ status: only, after }: Pick<Query, 'status' | 'after'>): SQL {
  const filtered = and(isNull(trashedAt), only === undefined ? undefined : eq(status, only))!
  if (after === undefined) return filtered
  return and(filtered, sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`)!
}

async function areMany(db: Database, q: string): Promise<boolean> {
  const [students, ofName] = await Promise.all([
    db.select({ id: users.id }).from(users).where(personMatching(q)).offset(manyStudents).limit(1),
    db.select({ id: schools.id }).from(schools).where(isSchool(q)).offset(manySchools).limit(1),
  ])
  return students.length + ofName.length > 0
}

/**
 * Selects the ids of the latest entries found by school, by student, and by the name of a school added by
 * hand. They are sorted before any other column is read, because a word that eighty schools have finds four
 * thousand entries.
 */
function found({ q, rows }: Query, where: SQL): SQL {
  const latest = sql`order by ${createdAt} desc, ${id} desc limit ${rows}`
  const entries = sql`select ${id}, ${createdAt} from ${listEntries}`
  return sql`select found.id from (
    (select entry.id, entry.created_at from ${schools} cross join lateral
      (${entries} where ${schoolId} = ${schools.id} and ${where} ${latest}) entry
      where ${isSchool(q)})
    union
    (${entries} where ${userId} in (select ${users.id} from ${users} where ${personMatching(q)}) and ${where} ${latest})
    union
    (${entries} where ${isOwnSchool(q)} and ${where} ${latest})
  ) found order by found.created_at desc, found.id desc limit ${rows}`
}

function matching(q: string): SQL {
  return or(personMatching(q), isSchool(q), isOwnSchool(q))!
}

function isSchool(q: string): SQL {
  const typed = plain(q).split(' ').filter(Boolean)
  return typed.length === 0 ? sql`false` : matchesWords(schools.searchText, [typed])!
}

function isOwnSchool(q: string): SQL {
  return and(isNull(schoolId), sql`lower(${name}) like ${containsPattern(q.toLowerCase())}`)!
}

/** Admins see the lists of all real people, by `isReal`. This is the same for queries that do not join `users`. */
const belongsToRealPerson = sql`not exists
  (select from ${users} owner where owner.id = ${userId} and (owner.demo_id is not null or owner.deleted_at is not null))`
