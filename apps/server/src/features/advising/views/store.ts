import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { mostViews } from '@bearings/domain/advising/views/options'
import type {
  NewRosterView,
  RosterView,
  RosterViewChanges,
  UsualColumns,
} from '@bearings/domain/advising/views/schema'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { rosterColumns, rosterViews } from '#database/tables/roster-views.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const { id, name, filter, columns, position } = rosterViews

/** Returns the advisor's views in the order in which they were saved. */
export async function list(db: Database, actor: Actor): Promise<RosterView[]> {
  const rows = await db
    .select({ id, name, filter, columns })
    .from(rosterViews)
    .where(visibleTo(actor))
    .orderBy(asc(position), asc(id))
    .limit(mostViews)
  return Promise.all(rows.map((row) => openRow(db, rosterViews, row.id, row)))
}

/** Adds a view after the others of this advisor, who is locked. Returns its id. */
export async function insert(tx: Database, actor: Actor, view: NewRosterView, now: Date): Promise<string> {
  const viewId = randomUUID()
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${position}), 0)`.mapWith(Number) })
    .from(rosterViews)
    .where(visibleTo(actor))
  const row = { ...view, advisorId: actor.userId, position: last!.position + 1 }
  await tx
    .insert(rosterViews)
    .values({ id: viewId, ...sealRow(tx, rosterViews, viewId, row), createdAt: now, updatedAt: now })
  return viewId
}

export async function change(
  tx: Database,
  actor: Actor,
  viewId: string,
  changes: RosterViewChanges,
  now: Date,
): Promise<void> {
  const changed = {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.filter !== undefined && { filter: changes.filter }),
    ...(changes.columns !== undefined && { columns: changes.columns }),
    updatedAt: now,
  }
  await tx
    .update(rosterViews)
    .set(sealRow(tx, rosterViews, viewId, changed))
    .where(and(eq(id, viewId), visibleTo(actor)))
}

export async function remove(db: Database, actor: Actor, viewId: string): Promise<boolean> {
  const gone = await db
    .delete(rosterViews)
    .where(and(eq(id, viewId), visibleTo(actor)))
    .returning({ id })
  return gone.length > 0
}

/** Returns the columns that the advisor chose for a table without a view. */
export function usual(db: Database, actor: Actor) {
  return db
    .select({ by: rosterColumns.by, columns: rosterColumns.columns })
    .from(rosterColumns)
    .where(visibleTo(actor, rosterColumns))
}

export async function setUsual(
  db: Database,
  { userId }: Actor,
  chosen: UsualColumns,
  now: Date,
): Promise<void> {
  const set = { columns: chosen.columns, updatedAt: now }
  await db
    .insert(rosterColumns)
    .values({ advisorId: userId, by: chosen.by, createdAt: now, ...set })
    .onConflictDoUpdate({ target: [rosterColumns.advisorId, rosterColumns.by], set })
}

/** Takes an id, because a former advisor can no longer be the actor. */
export async function removeAllOf(tx: Database, advisorId: string): Promise<void> {
  await tx.delete(rosterViews).where(eq(rosterViews.advisorId, advisorId))
  await tx.delete(rosterColumns).where(eq(rosterColumns.advisorId, advisorId))
}

/** A view is visible to its advisor only, and so are the columns. */
function visibleTo({ userId }: Actor, table: typeof rosterViews | typeof rosterColumns = rosterViews): SQL {
  return eq(table.advisorId, userId)
}
