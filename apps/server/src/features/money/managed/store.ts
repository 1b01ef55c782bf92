import type { Actor } from '@bearings/domain/actor'
import type { ManagedShown } from '@bearings/domain/money/managed/options'
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
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { savedScholarships, scholarshipImports, scholarships } from '#database/tables/money.ts'

// The columns are named with their tables: in a list of fields Drizzle leaves the table out.
const savedBy = sql<number>`(select count(*)::integer from ${savedScholarships}
  where ${savedScholarships}."scholarship_id" = ${scholarships}."id")`
const columns = getTableColumns(scholarships)

export type ScholarshipRow = typeof scholarships.$inferSelect
export type ManagedRow = ScholarshipRow & { savedBy: number }
type Query = { q: string; show: ManagedShown; after?: string | undefined; rows: number }

/** Scholarships in the order of names; `after` is the last of the page before. */
export function page(db: Database, actor: Actor, { q, show, after, rows }: Query): Promise<ManagedRow[]> {
  const place = sql`(lower(${scholarships.name}), ${scholarships.id})`
  const words = q.split(/\s+/).filter(Boolean)
  return db
    .select({ ...columns, savedBy })
    .from(scholarships)
    .where(
      and(
        visibleTo(actor),
        shown[show],
        ...words.map(named),
        after === undefined
          ? undefined
          : sql`${place} > (select lower(last.name), last.id from ${scholarships} last where last.id = ${after})`,
      ),
    )
    .orderBy(sql`lower(${scholarships.name})`, asc(scholarships.id))
    .limit(rows)
}

const shown: Record<ManagedShown, SQL> = {
  offered: isNull(scholarships.archivedAt),
  unverified: and(isNull(scholarships.archivedAt), isNull(scholarships.verifiedOn))!,
  archived: isNotNull(scholarships.archivedAt),
}

function named(word: string): SQL {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(scholarships.name, part), ilike(scholarships.sponsor, part))!
}

export async function find(db: Database, actor: Actor, id: string): Promise<ManagedRow | undefined> {
  const [row] = await db
    .select({ ...columns, savedBy })
    .from(scholarships)
    .where(and(visibleTo(actor), eq(scholarships.id, id)))
  return row
}

/** All of them, to compare a file with. */
export function all(db: Database, actor: Actor): Promise<ScholarshipRow[]> {
  return db
    .select()
    .from(scholarships)
    .where(visibleTo(actor))
    .orderBy(sql`lower(${scholarships.name})`, asc(scholarships.id))
}

export async function counts(db: Database, actor: Actor) {
  const number = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const [row] = await db
    .select({
      offered: number(shown.offered),
      unverified: number(shown.unverified),
      archived: number(shown.archived),
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
  await tx.update(scholarships).set(changes).where(eq(scholarships.id, id))
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

/** Takes hold of an import, so that it is undone once. */
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

/** The rows that are as this import has left them. */
export function leftBy(tx: Database, actor: Actor, importId: string): Promise<ManagedRow[]> {
  return tx
    .select({ ...columns, savedBy })
    .from(scholarships)
    .where(and(visibleTo(actor), eq(scholarships.importId, importId)))
}

export async function remove(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(scholarships).where(inArray(scholarships.id, ids))
}

/** An admin manages what everybody finds, and sees nothing of what students have added for themselves. */
function visibleTo(actor: Actor): SQL {
  return actor.role === 'admin' ? isNull(scholarships.ownerId) : sql`false`
}

function onlyAdmins({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
