import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchTextOf } from '@bearings/domain/colleges/search/rules'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { borrowTestDatabase } from '#testing/borrow-test-database.ts'
import { smallCatalog, givenCatalog, givenEntry, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import type { Database, OpenDatabase } from '../open.ts'
import { catalogLoads, highSchools } from '../tables/colleges-reference.ts'
import { schoolDeadlines, schools } from '../tables/colleges.ts'
import { listEntries } from '../tables/list.ts'
import { savedScholarships, scholarships } from '../tables/money.ts'
import { readFiles } from './files.ts'
import { type Catalog, catalogOf, loadCatalog, writeCatalog } from './load.ts'

let opened: OpenDatabase
let db: Database
beforeAll(async () => {
  opened = await borrowTestDatabase(inject('snapshot'))
  db = opened.db
})
afterAll(() => opened.close())

describe('newer data', () => {
  test('brings new figures, and leaves what an admin has edited', async () => {
    const { yale, duke } = await givenCatalog(db)
    await db.update(schools).set({ tuition_in_state: 1, name: 'Old Yale' }).where(eq(schools.id, yale))
    await db
      .update(schools)
      .set({ name: 'Duke', tuition_in_state: 2, editedColumns: ['name', 'search_text'] })
      .where(eq(schools.id, duke))

    await writeNewer()

    expect(await schoolById(yale)).toMatchObject({ name: 'Yale University', tuition_in_state: 67_250 })
    expect(await schoolById(duke)).toMatchObject({ name: 'Duke', tuition_in_state: 68_758 })
  })

  test('keeps the same school the same, so every list still has it', async () => {
    const before = await givenCatalog(db)
    const student = await givenUser(db, 'student')
    const entry = await givenEntry(db, student, {
      schoolId: before.mit,
      plan: 'early_action',
      deadline: '2026-10-20',
      deadlineState: 'own',
      status: 'In Progress',
    })
    const [kept] = await db.select().from(listEntries).where(eq(listEntries.id, entry.id))

    await writeNewer()

    expect(await givenCatalog(db)).toEqual(before)
    expect(await db.select().from(listEntries).where(eq(listEntries.id, entry.id))).toEqual([kept])
  })

  test('archives a college that is gone, and brings it back when it is there again', async () => {
    const { pomona } = await givenCatalog(db)

    await writeNewer((catalog) => ({
      ...catalog,
      colleges: catalog.colleges.filter(({ name }) => name !== 'Pomona College'),
      deadlines: catalog.deadlines.filter(({ unitid }) => unitid !== 121345),
      requirements: catalog.requirements.filter(({ unitid }) => unitid !== 121345),
    }))
    expect((await schoolById(pomona))?.archivedAt).not.toBeNull()

    await writeNewer()
    expect((await schoolById(pomona))?.archivedAt).toBeNull()
  })

  test('leaves a college that an admin has archived in the archive', async () => {
    const { brown } = await givenCatalog(db)
    await db
      .update(schools)
      .set({ archivedAt: new Date(), editedColumns: ['archived_at'] })
      .where(eq(schools.id, brown))
    await writeNewer()
    expect((await schoolById(brown))?.archivedAt).not.toBeNull()
  })

  test('leaves a school that an admin has added, with its deadlines', async () => {
    const { id } = await givenSchool(db, { name: 'Seaside College', searchText: searchTextOf(['Seaside']) })
    const deadline = { schoolId: id, round: 'regular', cycle: '2026-27', date: '2027-02-01' } as const
    await db
      .insert(schoolDeadlines)
      .values({ ...deadline, state: 'reported', source: 'The college', editedAt: new Date() })
    await writeNewer()
    expect(await schoolById(id)).toMatchObject({ name: 'Seaside College', archivedAt: null })
    expect(await deadlinesOf(id)).toMatchObject([deadline])
  })

  test('leaves a scholarship that an admin has edited as it is, and brings the others up to date', async () => {
    await givenCatalog(db)
    const [edited, other] = await db
      .select()
      .from(scholarships)
      .where(isNotNull(scholarships.key))
      .orderBy(scholarships.key)
    const isEdited = eq(scholarships.id, edited!.id)
    await db.update(scholarships).set({ name: 'As the admin has it', editedAt: new Date() }).where(isEdited)

    await writeNewer((catalog) => ({
      ...catalog,
      scholarships: catalog.scholarships.map((row) => ({ ...row, name: `${row.name}, newer` })),
    }))

    const names = new Map(
      (await db.select().from(scholarships)).map(({ id, name }): [string, string] => [id, name]),
    )
    expect(names.get(edited!.id)).toBe('As the admin has it')
    expect(names.get(other!.id)).toBe(`${other!.name}, newer`)
  })

  test('moves the usual day that a student saved to the one that is published, but not to that of another year', async () => {
    await givenCatalog(db)
    const student = await givenUser(db, 'student')
    const [usual, other] = await db
      .select()
      .from(scholarships)
      .where(and(isNotNull(scholarships.key), isNull(scholarships.deadline), isNull(scholarships.editedAt)))
      .orderBy(scholarships.key)
    const usually = { deadline: null, usualDeadline: '01-15' }
    const ids = [usual!.id, other!.id]
    await db.update(scholarships).set(usually).where(inArray(scholarships.id, ids))
    const saved = ids.map((scholarshipId) => ({
      userId: student.userId,
      scholarshipId,
      deadline: '2027-01-15',
    }))
    await db.insert(savedScholarships).values(saved.map((row) => ({ ...row, status: 'saved' as const })))
    const published = new Map([
      [usual!.key, '2027-01-08'],
      [other!.key, '2028-01-14'],
    ])

    await writeNewer((catalog) => ({
      ...catalog,
      scholarships: catalog.scholarships.map((row) => ({
        ...row,
        deadline: published.get(row.key) ?? row.deadline,
      })),
    }))

    const rows = await db.select().from(savedScholarships).where(eq(savedScholarships.userId, student.userId))
    const dayOf = new Map(rows.map(({ scholarshipId, deadline }) => [scholarshipId, deadline]))
    expect(ids.map((id) => dayOf.get(id))).toEqual(['2027-01-08', '2027-01-15'])
  })

  test('replaces dates, except those that an admin has edited', async () => {
    const { cornell } = await givenCatalog(db)
    const regular = and(eq(schoolDeadlines.schoolId, cornell), eq(schoolDeadlines.round, 'regular'))
    await db.update(schoolDeadlines).set({ date: '2027-01-10', editedAt: new Date() }).where(regular)

    await writeNewer((catalog) => ({
      ...catalog,
      deadlines: catalog.deadlines.map((row) =>
        row.date === '2026-11-01' ? { ...row, date: '2026-11-05' } : row,
      ),
    }))

    const dates = new Map((await deadlinesOf(cornell)).map(({ round, date }) => [round, date]))
    expect(dates).toEqual(
      new Map([
        ['early_decision', '2026-11-05'],
        ['regular', '2027-01-10'],
      ]),
    )
  })
})

test('an installation without the dates and requirements of the Common App grid has all its colleges', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bearings-data-'))
  const data = join(import.meta.dirname, '../../../../../data')
  const left = (await readdir(data)).filter((name) => !name.startsWith('college-'))
  await Promise.all(left.map((name) => symlink(join(data, name), join(folder, name))))

  const { colleges, deadlines, requirements } = catalogOf(await readFiles(folder))

  expect([colleges.length, deadlines, requirements]).toEqual([3618, [], []])
  await rm(folder, { recursive: true })
})

// Loads thirty thousand rows, which takes seconds on an idle machine, and tests share theirs.
test('started in two processes at once, the whole catalog is loaded once; started again, not at all', async () => {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)

  await Promise.all([loadCatalog(db, say), loadCatalog(db, say)])
  await loadCatalog(db, say)

  expect(lines).toEqual([
    expect.stringMatching(
      /^Loading the catalog: 3,618 colleges, [\d,]+ deadlines, 2,070 majors, 25,166 high schools …$/,
    ),
  ])
  expect(await db.$count(catalogLoads)).toBe(1)
  expect(await db.$count(highSchools)).toBe(25_166)
  expect(await db.$count(schools, eq(schools.origin, 'federal'))).toBe(3618)
}, 120_000)

async function writeNewer(change: (catalog: Catalog) => Catalog = (catalog) => catalog) {
  const catalog = change(await smallCatalog())
  await db.transaction((tx) => writeCatalog(tx, catalog))
}

async function schoolById(id: string) {
  const [school] = await db.select().from(schools).where(eq(schools.id, id))
  return school
}

function deadlinesOf(id: string) {
  return db.select().from(schoolDeadlines).where(eq(schoolDeadlines.schoolId, id))
}
