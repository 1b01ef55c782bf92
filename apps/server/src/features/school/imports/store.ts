import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@bearings/domain/actor'
import { rosterLimits } from '@bearings/domain/school/imports/options'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { insertMany, nameOf } from '#database/catalog/bulk.ts'
import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import { schoolImportChanges, schoolImports, schoolPeople } from '#database/tables/school-people.ts'
import { users } from '#database/tables/users.ts'
import { type OpenedRow, openRow, sealRow } from '#database/vault/rows.ts'

export type PersonRow = OpenedRow<typeof schoolPeople.$inferSelect>

const atOnce = 500

/** Returns all people of the school, to compare a file with. Other work gets a turn while they are decrypted. */
export async function all(db: Database): Promise<PersonRow[]> {
  const rows = await db.select().from(schoolPeople).orderBy(asc(schoolPeople.id))
  const opened: PersonRow[] = []
  for (const some of chunksOf(rows, atOnce)) {
    for (const row of some) opened.push(await openRow(db, schoolPeople, row.id, row))
    await setImmediate()
  }
  return opened
}

/** Adds people, or replaces the fields of those with the same ids. All rows have the same fields. */
export async function writeMany(tx: Database, rows: readonly PersonRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const fields = Object.keys(first).filter((field) => !['id', 'createdAt'].includes(field))
  const columns = fields.map((field) => sql.raw(nameOf(schoolPeople, field)))
  const replaced = columns.map((column) => sql`${column} = excluded.${column}`)
  for (const some of chunksOf(rows, atOnce)) {
    const sealed = some.map((row) => ({ ...row, ...sealRow(tx, schoolPeople, row.id, row) }))
    await insertMany(
      tx,
      schoolPeople,
      sealed as never,
      sql`on conflict (id) do update set ${sql.join(replaced, sql`, `)}`,
    )
  }
}

type NewImport = Required<Omit<typeof schoolImports.$inferInsert, 'undoneAt' | 'number'>>
export type Kept = { id: string; personId: string; before: string | null }

/** Records an import. Earlier ones can no longer be undone. */
export async function insertImport(tx: Database, row: NewImport): Promise<void> {
  await tx.delete(schoolImportChanges)
  await tx.insert(schoolImports).values(row)
}

export async function keep(tx: Database, importId: string, kept: readonly Kept[]): Promise<void> {
  for (const some of chunksOf(kept, atOnce)) {
    const sealed = some.map((each) => ({
      importId,
      ...each,
      ...sealRow(tx, schoolImportChanges, each.id, { before: each.before }),
    }))
    await insertMany(tx, schoolImportChanges, sealed as never)
  }
}

export function list(db: Database, actor: Actor) {
  const { id, createdAt, fileName, kind, added, changed, ended, undoneAt } = schoolImports
  const by = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.email}, '')`
  return db
    .select({ id, at: createdAt, by, fileName, kind, added, changed, ended, undoneAt })
    .from(schoolImports)
    .leftJoin(users, eq(users.id, schoolImports.by))
    .where(onlyAdmins(actor))
    .orderBy(desc(schoolImports.number))
    .limit(rosterLimits.shownImports)
}

/** Locks the latest import, if it is this one and was not undone. */
export async function lockLatest(tx: Database, actor: Actor, id: string) {
  const [latest] = await tx
    .select({ id: schoolImports.id, undoneAt: schoolImports.undoneAt })
    .from(schoolImports)
    .where(onlyAdmins(actor))
    .orderBy(desc(schoolImports.number))
    .limit(1)
    .for('update')
  return latest?.id === id ? latest : undefined
}

/** Returns what an import has changed, with the rows that are still as it left them, locked. */
export async function changesOf(tx: Database, importId: string) {
  await tx.execute(sql`lock table ${schoolPeople} in share row exclusive mode`)
  const rows = await tx
    .select({ change: schoolImportChanges, person: schoolPeople })
    .from(schoolImportChanges)
    .leftJoin(
      schoolPeople,
      and(eq(schoolPeople.id, schoolImportChanges.personId), eq(schoolPeople.importId, importId)),
    )
    .where(eq(schoolImportChanges.importId, importId))
  const opened = []
  for (const { change, person } of rows)
    opened.push({
      before: (await openRow(tx, schoolImportChanges, change.id, change)).before,
      person: person && (await openRow(tx, schoolPeople, person.id, person)),
    })
  return opened
}

export async function remove(tx: Database, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids, atOnce))
    await tx
      .delete(schoolPeople)
      .where(and(isNull(schoolPeople.userId), sql`${schoolPeople.id} = any(${sql.param(some)}::uuid[])`))
}

export async function endImport(tx: Database, id: string, undoneAt: Date): Promise<void> {
  await tx.delete(schoolImportChanges).where(eq(schoolImportChanges.importId, id))
  await tx.update(schoolImports).set({ undoneAt }).where(eq(schoolImports.id, id))
}

function onlyAdmins({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
