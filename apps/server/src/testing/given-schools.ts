import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { searchTextOf } from '@bearings/domain/colleges/search/rules'
import { inArray } from 'drizzle-orm'
import { clearCached } from '../database/cached.ts'
import { readFiles } from '../database/catalog/files.ts'
import { type Catalog, catalogOf, writeCatalog } from '../database/catalog/load.ts'
import type { Database } from '../database/open.ts'
import { savedSearches } from '../database/tables/colleges-searches.ts'
import { schools } from '../database/tables/colleges.ts'
import { suggestedSchools } from '../database/tables/list-suggested.ts'
import { checklistItems, listEntries } from '../database/tables/list.ts'
import { sealRow } from '../database/vault/rows.ts'
import { classmates, personas } from '../features/demo/contents/personas.ts'

/** Real colleges by federal number, chosen for their names, their rounds and their missing data. */
const colleges = {
  amherst: 164465,
  arizonaState: 104151,
  berkeley: 110635,
  brown: 217156,
  claremontMcKenna: 112260,
  collegeOfAlameda: 108667,
  cornell: 190415,
  dartmouth: 182670,
  duke: 198419,
  georgetown: 131496,
  georgiaTech: 139755,
  harvard: 166027,
  kansasState: 155399,
  michigan: 170976,
  mit: 166683,
  northCarolina: 199120,
  ohioState: 204796,
  pennStateWilkesBarre: 214643,
  pepperdine: 121150,
  pomona: 121345,
  stanford: 243744,
  texasAm: 228723,
  tulane: 160755,
  uab: 100663,
  ucla: 110662,
  vanderbilt: 221999,
  wisconsin: 240444,
  yale: 130794,
} as const

export type GivenCatalog = Record<keyof typeof colleges, string>

/**
 * Replaces the catalog with a few dozen schools of the real data files and everything that belongs to them;
 * returns their ids by name.
 */
export async function givenCatalog(db: Database): Promise<GivenCatalog> {
  await write(db, await smallCatalog())
  return idsOfColleges(db)
}

/** The same with every college on the lists of the demo's people. */
export async function givenCatalogOfDemo(db: Database): Promise<void> {
  const listed = [...personas, ...classmates].flatMap((person) => person.schools.map(({ unitid }) => unitid))
  ofDemo ??= readAFew(listed)
  await write(db, await ofDemo)
}

/** An app that has just started may have read that there is no catalog, and remembers that for a minute. */
async function write(db: Database, catalog: Catalog): Promise<void> {
  await db.transaction((tx) => writeCatalog(tx, catalog))
  clearCached(db)
}

/** Returns the ids of these colleges where the whole catalog is loaded, as in end-to-end tests. */
export async function idsOfColleges(db: Database): Promise<GivenCatalog> {
  const rows = await db
    .select({ id: schools.id, unitid: schools.unitid })
    .from(schools)
    .where(inArray(schools.unitid, Object.values(colleges)))
  const ids = new Map(rows.map(({ id, unitid }) => [unitid, id]))
  return Object.fromEntries(
    Object.entries(colleges).map(([name, unitid]) => [name, ids.get(unitid)!]),
  ) as GivenCatalog
}

/** Returns catalog rows of the given colleges and of one state's high schools, before they are written. */
export function smallCatalog(): Promise<Catalog> {
  aFew ??= readAFew([])
  return aFew
}

let aFew: Promise<Catalog> | undefined
let ofDemo: Promise<Catalog> | undefined

/** Selects lines before parsing them, because parsing all of them takes a second. */
async function readAFew(more: readonly number[]): Promise<Catalog> {
  const files = await readFiles()
  const unitids = new Set<string>([...Object.values(colleges), ...more].map(String))
  const isChosen = (line: string) => unitids.has(line.slice(0, line.indexOf(',')))
  return catalogOf({
    ...files,
    'colleges.csv': linesWhere(files['colleges.csv'], isChosen),
    'college-deadlines.csv': linesWhere(files['college-deadlines.csv'], isChosen),
    'college-requirements.csv': linesWhere(files['college-requirements.csv'], isChosen),
    'early-rules.csv': linesWhere(files['early-rules.csv'], isChosen),
    'high-schools.csv': linesWhere(files['high-schools.csv'], (line) => line.includes(',HI,')),
  })
}

function linesWhere(file: Buffer, isKept: (line: string) => boolean): Buffer {
  const [header, ...lines] = file.toString().split('\n')
  return Buffer.from([header, ...lines.filter(isKept)].join('\n'))
}

/** Creates a school that an admin has added. */
export async function givenSchool(
  db: Database,
  overrides: Partial<typeof schools.$inferInsert> = {},
): Promise<{ id: string; name: string }> {
  const name = overrides.name ?? `Hillside College ${randomUUID()}`
  const [row] = await db
    .insert(schools)
    .values({ origin: 'admin', name, searchText: searchTextOf([name]), ...overrides })
    .returning({ id: schools.id, name: schools.name })
  return row!
}

/** Adds a school to a student's list; one added by hand unless `schoolId` is given. */
export async function givenEntry(
  db: Database,
  student: Pick<Actor, 'userId'>,
  overrides: Partial<typeof listEntries.$inferInsert> = {},
): Promise<{ id: string }> {
  const own = overrides.schoolId ? {} : { name: `Hillside College ${randomUUID()}` }
  const [row] = await db
    .insert(listEntries)
    .values({ userId: student.userId, ...own, ...overrides })
    .returning({ id: listEntries.id })
  return row!
}

/** Adds an item to the checklist of a list entry. */
export async function givenChecklistItem(
  db: Database,
  entryId: string,
  overrides: Partial<typeof checklistItems.$inferInsert> = {},
): Promise<{ id: string }> {
  const [row] = await db
    .insert(checklistItems)
    .values({ entryId, kind: 'custom', label: 'Portfolio', position: 99, ...overrides })
    .returning({ id: checklistItems.id })
  return row!
}

/** Creates a saved search of this student. */
export async function givenSavedSearch(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  overrides: Partial<typeof savedSearches.$inferInsert> = {},
) {
  const row = { userId, name: 'Near home', filters: { states: ['OH'] }, ...overrides }
  const [search] = await db.insert(savedSearches).values(row).returning()
  return search!
}

/** Creates the suggestion of a college from this advisor to this student. */
export async function givenSuggestion(
  db: Database,
  { advisor, student }: { advisor: Pick<Actor, 'userId'>; student: Pick<Actor, 'userId'> },
  { reason = 'It has what you look for.' }: { reason?: string } = {},
) {
  const { id: schoolId } = await givenSchool(db)
  const id = randomUUID()
  const [row] = await db
    .insert(suggestedSchools)
    .values({
      id,
      studentId: student.userId,
      advisorId: advisor.userId,
      schoolId,
      batchId: randomUUID(),
      createdAt: new Date(),
      ...sealRow(db, suggestedSchools, id, { reason }),
    })
    .returning()
  return row!
}
