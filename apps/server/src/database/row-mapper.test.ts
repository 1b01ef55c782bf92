import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { borrowTestDatabase } from '../testing/borrow-test-database.ts'
import { givenLink } from '../testing/given-advising.ts'
import { givenEssay } from '../testing/given-essays.ts'
import { givenEntry } from '../testing/given-schools.ts'
import { givenUser } from '../testing/given.ts'
import type { Database, OpenDatabase } from './open.ts'
import { prepared } from './prepared.ts'
import { advisorLinks } from './tables/advising.ts'
import { essays } from './tables/essays.ts'
import { listEntries } from './tables/list.ts'
import { users } from './tables/users.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await borrowTestDatabase(inject('snapshot'))
})
afterAll(() => database.close())

/** Selects numbers, dates, null, an object of an inner-joined table, and two of left-joined tables. */
function select(db: Database, userId: string | ReturnType<typeof sql.placeholder>) {
  return db
    .select({
      id: essays.id,
      words: essays.words,
      createdAt: essays.createdAt,
      trashedAt: essays.trashedAt,
      age: sql<number>`extract(days from now() - ${essays.createdAt})`.mapWith(Number),
      plain: sql<string>`'as it is'`,
      owner: { id: users.id, fullName: users.fullName, since: users.createdAt },
      entry: { id: listEntries.id, name: listEntries.name },
      link: { at: advisorLinks.createdAt, shared: advisorLinks.list },
      mixed: { entry: listEntries.id, link: advisorLinks.id },
    })
    .from(essays)
    .innerJoin(users, eq(users.id, essays.userId))
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .leftJoin(advisorLinks, and(eq(advisorLinks.studentId, users.id), isNull(advisorLinks.endedAt)))
    .where(eq(essays.userId, userId))
    .orderBy(asc(essays.id))
}

const both = prepared((db, _variant: 'both') =>
  select(db, sql.placeholder('userId')).prepare('row_mapper_test'),
)

test('a prepared query answers with the same objects as one that is not', async () => {
  const { db } = database
  const advisor = await givenUser(db, 'advisor')
  for (const isAdvised of [false, true]) {
    const student = await givenUser(db, 'student')
    if (isAdvised) await givenLink(db, { advisor, student })
    const entry = await givenEntry(db, student)
    await givenEssay(db, student, { entryId: entry.id })
    await givenEssay(db, student)

    const rows = await both(db, 'both').execute({ userId: student.userId })

    expect(rows).toEqual(await select(db, student.userId))
    expect(rows.filter((row) => row.entry === null)).toHaveLength(1)
    expect(rows.map((row) => row.link === null)).toEqual([!isAdvised, !isAdvised])
    expect(rows[0]!.createdAt).toBeInstanceOf(Date)
  }
})
