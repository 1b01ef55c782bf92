import { wordsOf } from '@bearings/domain/colleges/search/rules'
import { and, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { clearCached } from '../cached.ts'
import type { Database } from '../open.ts'
import { movingSavedDates } from '../saved-dates.ts'
import * as reference from '../tables/colleges-reference.ts'
import { schoolDeadlines, schoolRequirements, schools } from '../tables/colleges.ts'
import { testDates } from '../tables/deadlines.ts'
import { scholarships } from '../tables/money.ts'
import { insertMany, nameOf } from './bulk.ts'
import { type College, collegesOf } from './colleges.ts'
import { type Files, fingerprintOf, readFiles } from './files.ts'
import { coursesOf, figuresOf, highSchoolsOf, majorsOf, testDatesOf } from './reference.ts'
import { deadlinesOf, requirementsOf } from './rounds.ts'
import { scholarshipsOf } from './scholarships.ts'

const catalogLock = 7_236_002

/**
 * Updates the catalog from the data files if they have changed, in one transaction and by one process at a
 * time. Keeps everything people entered: schools that an admin added, columns and dates that an admin edited,
 * and lists. Archives colleges that are no longer in the files.
 * @param say Receives a line for the person at the terminal.
 * @returns whether anything had to be loaded.
 */
export async function loadCatalog(db: Database, say: (line: string) => void): Promise<boolean> {
  const files = await readFiles()
  const sha256 = fingerprintOf(files)
  if (await isLoaded(db, sha256)) return false

  const isNew = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${catalogLock})`)
    // Another process may have loaded it while this one waited.
    if (await isLoaded(tx, sha256)) return false

    const catalog = catalogOf(files)
    const count = (rows: readonly unknown[]) => rows.length.toLocaleString('en-US')
    say(
      `Loading the catalog: ${count(catalog.colleges)} colleges, ${count(catalog.deadlines)} deadlines, ` +
        `${count(catalog.majors)} majors, ${count(catalog.highSchools)} high schools …`,
    )
    await writeCatalog(tx, catalog)
    const rows = Object.fromEntries(Object.entries(catalog).map(([name, { length }]) => [name, length]))
    await tx.insert(reference.catalogLoads).values({ sha256, rows })
    return true
  })
  clearCached(db)
  return isNew
}

export type Catalog = ReturnType<typeof catalogOf>

export function catalogOf(files: Files) {
  return {
    colleges: collegesOf(files),
    deadlines: deadlinesOf(files),
    requirements: requirementsOf(files),
    majors: majorsOf(files),
    highSchools: highSchoolsOf(files),
    courses: coursesOf(files),
    figures: figuresOf(files),
    testDates: testDatesOf(files),
    scholarships: scholarshipsOf(files),
  }
}

/** Writes the catalog over what an earlier load wrote. For use inside a transaction. */
export async function writeCatalog(tx: Database, catalog: Catalog): Promise<void> {
  await writeColleges(tx, catalog.colleges)

  const known = await tx.select({ id: schools.id, unitid: schools.unitid }).from(schools)
  const ids = new Map(known.map(({ id, unitid }) => [unitid, id]))
  const ofSchool = <Row extends { unitid: number }>({ unitid, ...row }: Row) => ({
    ...row,
    schoolId: ids.get(unitid)!,
  })
  const unlessThere = sql`on conflict do nothing`
  await tx.delete(schoolDeadlines).where(isNull(schoolDeadlines.editedAt))
  await insertMany(tx, schoolDeadlines, catalog.deadlines.map(ofSchool), unlessThere)
  await tx.delete(schoolRequirements).where(isNull(schoolRequirements.editedAt))
  await insertMany(tx, schoolRequirements, catalog.requirements.map(ofSchool), unlessThere)

  await replace(tx, reference.majors, catalog.majors)
  await replace(tx, reference.highSchools, catalog.highSchools)
  await replace(tx, reference.courses, catalog.courses)
  await replace(tx, reference.catalogFigures, catalog.figures)
  await replace(tx, testDates, catalog.testDates)
  await writeScholarships(tx, catalog.scholarships)
  await insertMany(tx, reference.searchWords, searchWordsOf(catalog), unlessThere)
  await settle(tx)
}

const searchIndexes = ['schools', 'majors', 'high_schools', 'courses', 'search_words'].map((name) => ({
  table: sql.raw(name),
  index: sql.raw(`'${name}_search_idx'`),
}))

/**
 * Empties the search indexes' pending lists and updates statistics, without which the indexes would not be
 * used at all.
 */
async function settle(tx: Database): Promise<void> {
  for (const { table, index } of searchIndexes) {
    await tx.execute(sql`select gin_clean_pending_list(${index})`)
    await tx.execute(sql`analyze ${table}`)
  }
}

async function replace<Table extends PgTable>(tx: Database, table: Table, rows: Table['$inferInsert'][]) {
  await tx.delete(table)
  await insertMany(tx, table, rows)
}

function searchWordsOf({ colleges, majors, highSchools, courses }: Catalog) {
  const subjects = { schools: colleges, majors, high_schools: highSchools, courses }
  return Object.entries(subjects).flatMap(([subject, rows]) => {
    const words = new Set(rows.flatMap(({ searchText }) => wordsOf(searchText)))
    return [...words].map((word) => ({ subject: subject as reference.SearchSubject, word }))
  })
}

/**
 * Updates rows in place, because students may have saved a scholarship, and archives those that are no longer in
 * the file. Rows edited by an admin are left alone.
 */
async function writeScholarships(tx: Database, rows: Catalog['scholarships']): Promise<void> {
  const written = [...Object.keys(rows[0] ?? {}), 'archivedAt'].map((field) => {
    const column = sql.raw(nameOf(scholarships, field))
    return sql`${column} = excluded.${column}`
  })
  const update = sql`on conflict (key) do update set ${sql.join(written, sql`, `)}, updated_at = now()
    where ${scholarships.editedAt} is null`
  await movingSavedDates(tx, undefined, () => insertMany(tx, scholarships, rows, update))
  const isGone = notInArray(
    scholarships.key,
    rows.map(({ key }) => key),
  )
  await tx
    .update(scholarships)
    .set({ archivedAt: sql`now()` })
    .where(
      and(
        isNotNull(scholarships.key),
        isGone,
        isNull(scholarships.editedAt),
        isNull(scholarships.archivedAt),
      ),
    )
}

async function writeColleges(tx: Database, colleges: readonly College[]): Promise<void> {
  const [first] = colleges
  if (!first) return
  const fields = Object.keys(first).filter((field) => field !== 'unitid')
  const written = [...fields, 'archivedAt'].map((field) => unlessEdited(nameOf(schools, field)))
  await insertMany(
    tx,
    schools,
    colleges,
    sql`on conflict (unitid) do update set ${sql.join(written, sql`, `)}, updated_at = now()`,
  )
  const unitids = sql`(select value::integer from json_array_elements_text(${JSON.stringify(
    colleges.map(({ unitid }) => unitid),
  )}::json))`
  await tx
    .update(schools)
    .set({ archivedAt: sql`now()` })
    .where(
      and(
        eq(schools.origin, 'federal'),
        isNull(schools.archivedAt),
        sql`${schools.unitid} not in ${unitids}`,
      ),
    )
}

/** Returns `column = the new value`, which keeps the old value if an admin has edited that column. */
function unlessEdited(column: string): SQL {
  const name = sql.raw(column)
  return sql`${name} = case when ${column} = any(schools.edited_columns) then schools.${name} else excluded.${name} end`
}

async function isLoaded(db: Database, sha256: string): Promise<boolean> {
  const [latest] = await db
    .select({ sha256: reference.catalogLoads.sha256 })
    .from(reference.catalogLoads)
    .orderBy(sql`${reference.catalogLoads.id} desc`)
    .limit(1)
  return latest?.sha256 === sha256
}
