import type { Actor } from '@bearings/domain/actor'
import type { ManagedFilter } from '@bearings/domain/colleges/managed/options'
import { plain } from '@bearings/domain/colleges/search/rules'
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { countWhere } from '#database/sql.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { lockUnchanged as hold } from '#platform/csv-import/lock.ts'
import { matchesWords } from '../search/store.ts'

const columns = {
  id: schools.id,
  unitid: schools.unitid,
  origin: schools.origin,
  name: schools.name,
  federalName: schools.federalName,
  aliases: schools.aliases,
  city: schools.city,
  state: schools.state,
  level: schools.level,
  control: schools.control,
  location: schools.location,
  type: schools.type,
  acceptanceRate: schools.acceptanceRate,
  tuition: schools.tuition,
  ranking: schools.ranking,
  editedColumns: schools.editedColumns,
  archivedAt: schools.archivedAt,
  updatedAt: schools.updatedAt,
}
// Columns are written with their tables, because both have an `id` and Drizzle leaves the table out.
const onLists = sql<number>`(select count(*)::integer from ${listEntries}
  where ${listEntries}."school_id" = ${schools}."id" and ${listEntries}."trashed_at" is null)`

export type SchoolRow = Awaited<ReturnType<typeof all>>[number]

type Query = { q: string; show: ManagedFilter; after?: string | undefined; rows: number }

/** Selects schools in the order of names. `after` is the last one of the page before. */
export async function page(db: Database, actor: Actor, { q, show, after, rows }: Query) {
  const place = sql`(lower(${schools.name}), ${schools.id})`
  const typed = plain(q).split(' ').filter(Boolean)
  return db
    .select({ ...columns, onLists })
    .from(schools)
    .where(
      and(
        visibleTo(actor),
        conditions[show],
        typed.length > 0 ? matchesWords(schools.searchText, [typed]) : undefined,
        after === undefined
          ? undefined
          : sql`${place} > (select lower(last.name), last.id from ${schools} last where last.id = ${after})`,
      ),
    )
    .orderBy(sql`lower(${schools.name})`, asc(schools.id))
    .limit(rows)
}

const conditions: Record<ManagedFilter, SQL> = {
  offered: isNull(schools.archivedAt),
  archived: isNotNull(schools.archivedAt),
  added: eq(schools.origin, 'admin'),
}

export async function find(db: Database, actor: Actor, id: string) {
  const [row] = await one(db, actor, id)
  return row
}

/** Returns a school and locks it until the transaction ends. */
export async function lock(tx: Database, actor: Actor, id: string) {
  const [row] = await one(tx, actor, id).for('update')
  return row
}

function one(db: Database, actor: Actor, id: string) {
  return db
    .select({ ...columns, onLists })
    .from(schools)
    .where(and(visibleTo(actor), eq(schools.id, id)))
}

/** Selects the whole catalog, to compare a file with. */
export function all(db: Database, actor: Actor) {
  return db.select(columns).from(schools).where(visibleTo(actor)).orderBy(asc(schools.name), asc(schools.id))
}

/** Locks the catalog as it was when these rows were read. @throws {ListChanged} if it has changed since. */
export function lockUnchanged(tx: Database, actor: Actor, rows: readonly SchoolRow[]): Promise<void> {
  return hold(tx, schools, visibleTo(actor), rows)
}

export async function counts(db: Database, actor: Actor) {
  const [row] = await db
    .select({
      offered: countWhere(conditions.offered),
      archived: countWhere(conditions.archived),
      added: countWhere(conditions.added),
    })
    .from(schools)
    .where(visibleTo(actor))
  return row!
}

type NewRow = Pick<typeof schools.$inferInsert, 'name' | 'searchText'> & Partial<typeof schools.$inferInsert>

export async function insert(tx: Database, row: NewRow): Promise<string> {
  const [added] = await tx
    .insert(schools)
    .values({ ...row, origin: 'admin' })
    .returning({ id: schools.id })
  return added!.id
}

export async function change(tx: Database, id: string, changes: Partial<NewRow>): Promise<void> {
  await tx.update(schools).set(changes).where(eq(schools.id, id))
}

/** Deletes a school that was added here and is on no list, not even in the trash. Returns whether it did. */
export async function remove(tx: Database, id: string): Promise<boolean> {
  const gone = await tx
    .delete(schools)
    .where(
      and(
        eq(schools.id, id),
        eq(schools.origin, 'admin'),
        sql`not exists (select from ${listEntries} where ${listEntries.schoolId} = ${schools.id})`,
      ),
    )
    .returning({ id: schools.id })
  return gone.length > 0
}

function visibleTo({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
