import type { Actor } from '@bearings/domain/actor'
import type { ManagedFilter } from '@bearings/domain/money/managed/options'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { insertMany, nameOf } from '#database/catalog/bulk.ts'
import type { Database } from '#database/open.ts'
import { movingSavedDates } from '#database/saved-dates.ts'
import { containsPattern, countWhere } from '#database/sql.ts'
import { savedScholarships, scholarshipImports, scholarships } from '#database/tables/money.ts'
import { lockUnchanged as hold } from '#platform/csv-import/lock.ts'

// The columns are written with their tables, because Drizzle leaves the table out in a list of fields.
const savedBy = sql<number>`(select count(*)::integer from ${savedScholarships}
  where ${savedScholarships}."scholarship_id" = ${scholarships}."id")`
const columns = getTableColumns(scholarships)

export type ScholarshipRow = typeof scholarships.$inferSelect
export type ManagedRow = ScholarshipRow & { savedBy: number }
type Query = { q: string; show: ManagedFilter; after?: string | undefined; rows: number; since: string }

/** Returns scholarships in the order of names. `after` is the last one of the page before. */
export function page(
  db: Database,
  actor: Actor,
  { q, show, after, rows, since }: Query,
): Promise<ManagedRow[]> {
  const place = sql`(lower(${scholarships.name}), ${scholarships.id})`
  const words = q.split(/\s+/).filter(Boolean)
  return db
    .select({ ...columns, savedBy })
    .from(scholarships)
    .where(
      and(
        visibleTo(actor),
        conditionsOf(since)[show],
        ...words.map(named),
        after === undefined
          ? undefined
          : sql`${place} > (select lower(last.name), last.id from ${scholarships} last where last.id = ${after})`,
      ),
    )
    .orderBy(sql`lower(${scholarships.name})`, asc(scholarships.id))
    .limit(rows)
}

/** @param since The first day whose published dates are of this school year. */
function conditionsOf(since: string): Record<ManagedFilter, SQL> {
  const offered = isNull(scholarships.archivedAt)
  return {
    offered,
    unverified: and(offered, isNull(scholarships.verifiedOn))!,
    undated: and(offered, or(isNull(scholarships.deadline), lt(scholarships.deadline, since)))!,
    archived: isNotNull(scholarships.archivedAt),
  }
}

function named(word: string): SQL {
  const part = containsPattern(word)
  return or(ilike(scholarships.name, part), ilike(scholarships.sponsor, part))!
}

export async function find(db: Database, actor: Actor, id: string): Promise<ManagedRow | undefined> {
  const [row] = await one(db, actor, id)
  return row
}

/** Returns a scholarship and locks it until the transaction ends. */
export async function lock(tx: Database, actor: Actor, id: string): Promise<ManagedRow | undefined> {
  const [row] = await one(tx, actor, id).for('update')
  return row
}

function one(db: Database, actor: Actor, id: string) {
  return db
    .select({ ...columns, savedBy })
    .from(scholarships)
    .where(and(visibleTo(actor), eq(scholarships.id, id)))
}

/** Returns all scholarships, to compare a file with. */
export function all(db: Database, actor: Actor): Promise<ScholarshipRow[]> {
  return db
    .select()
    .from(scholarships)
    .where(visibleTo(actor))
    .orderBy(sql`lower(${scholarships.name})`, asc(scholarships.id))
}

/** Locks the list as it was when these rows were read. @throws {ListChanged} if it has changed since. */
export function lockUnchanged(tx: Database, actor: Actor, rows: readonly ScholarshipRow[]): Promise<void> {
  return hold(tx, scholarships, visibleTo(actor), rows)
}

export async function counts(db: Database, actor: Actor, since: string) {
  const { offered, unverified, undated, archived } = conditionsOf(since)
  const [row] = await db
    .select({
      offered: countWhere(offered),
      unverified: countWhere(unverified),
      undated: countWhere(undated),
      archived: countWhere(archived),
    })
    .from(scholarships)
    .where(visibleTo(actor))
  return row!
}

export async function insert(tx: Database, row: typeof scholarships.$inferInsert): Promise<string> {
  const [added] = await tx.insert(scholarships).values(row).returning({ id: scholarships.id })
  return added!.id
}

export async function change(tx: Database, id: string, changes: Partial<ScholarshipRow>): Promise<void> {
  const changing = tx.update(scholarships).set(changes).where(eq(scholarships.id, id))
  await movingSavedDates(tx, [id], () => changing.execute())
}

/** Adds rows, or replaces the given fields of those with the same ids. All rows have the same fields. */
export async function writeMany(
  tx: Database,
  rows: readonly (typeof scholarships.$inferInsert)[],
): Promise<void> {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'id')
  const columns = fields.map((field) => sql.raw(nameOf(scholarships, field)))
  const replaced = columns.map((column) => sql`${column} = excluded.${column}`)
  const update = sql`on conflict (id) do update set ${sql.join(replaced, sql`, `)}`
  await movingSavedDates(tx, undefined, () => insertMany(tx, scholarships, rows, update))
}

/** Archives scholarships that an import has added and somebody has saved. */
export async function archive(tx: Database, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.update(scholarships).set({ archivedAt: at, importId: null }).where(inArray(scholarships.id, ids))
}

export function listImports(db: Database, actor: Actor) {
  const { id, createdAt, added, changed, undoneAt } = scholarshipImports
  return db
    .select({ id, at: createdAt, added, changed, undoneAt })
    .from(scholarshipImports)
    .where(onlyAdmins(actor))
    .orderBy(desc(createdAt), asc(id))
    .limit(20)
}

export async function insertImport(tx: Database, row: typeof scholarshipImports.$inferInsert): Promise<void> {
  await tx.insert(scholarshipImports).values(row)
}

/** Locks an import, so that it is undone only once. */
export async function lockImport(tx: Database, actor: Actor, id: string) {
  const [row] = await tx
    .select()
    .from(scholarshipImports)
    .where(and(onlyAdmins(actor), eq(scholarshipImports.id, id)))
    .for('update')
  return row
}

export async function endImport(tx: Database, id: string, undoneAt: Date): Promise<void> {
  await tx.update(scholarshipImports).set({ undoneAt, before: [] }).where(eq(scholarshipImports.id, id))
}

/** Returns the rows that are still as this import left them, locked until the transaction ends. */
export async function leftBy(tx: Database, actor: Actor, importId: string): Promise<ManagedRow[]> {
  const left = and(visibleTo(actor), eq(scholarships.importId, importId))
  // Waits for those who are saving one right now. The second statement begins after that, and counts them.
  await tx.select({ id: scholarships.id }).from(scholarships).where(left).for('update')
  return tx
    .select({ ...columns, savedBy })
    .from(scholarships)
    .where(left)
}

export async function remove(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(scholarships).where(inArray(scholarships.id, ids))
}

/** Admins manage the scholarships that everybody finds, and see none that students added themselves. */
function visibleTo(actor: Actor): SQL {
  return actor.role === 'admin' ? isNull(scholarships.ownerId) : sql`false`
}

function onlyAdmins({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
