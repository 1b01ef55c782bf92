import type { Actor } from '@bearings/domain/actor'
import type {
  ChecklistChanges,
  ChecklistItem,
  NewChecklistItem,
} from '@bearings/domain/list/checklist/schema'
import { defaultChecklist } from '@bearings/domain/list/rules'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { ownOrShared } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { checklistItems, listEntries } from '#database/tables/list.ts'

const { id, entryId, kind, label, done, dueOn, position } = checklistItems
const columns = { id, kind, label, done, dueOn }

/** Returns the items of an entry that the caller may see. */
export function list(db: Database, ofEntry: string) {
  return itemsOf(db, 'items').execute({ entryId: ofEntry })
}

const itemsOf = prepared((db, _variant: 'items') =>
  db
    .select(columns)
    .from(checklistItems)
    .where(eq(entryId, sql.placeholder('entryId')))
    .orderBy(asc(position), asc(id))
    .prepare('checklist_items_of_entry'),
)

/** Returns the items of all entries of a student's list, as far as the actor is shown it. */
export function listShared(db: Database, actor: Actor, studentId: string) {
  return db
    .select({ ...columns, entryId })
    .from(checklistItems)
    .innerJoin(listEntries, eq(listEntries.id, entryId))
    .where(and(ownOrShared(actor, 'list', listEntries.userId, studentId), isNull(listEntries.trashedAt)))
    .orderBy(asc(position), asc(id))
}

/** Gives a new entry the items that every school starts with. */
export async function start(tx: Database, ofEntry: string, now: Date): Promise<void> {
  await insert(tx, ofEntry, defaultChecklist, now)
}

/** Everything about an item but its id, as another server stored it. */
export type WholeItem = Omit<ChecklistItem, 'id'>

/** Replaces the checklist with these items, in this order. */
export async function replace(
  tx: Database,
  ofEntry: string,
  items: readonly WholeItem[],
  now: Date,
): Promise<void> {
  await tx.delete(checklistItems).where(eq(entryId, ofEntry))
  if (items.length > 0) await insert(tx, ofEntry, items, now)
}

/** Inserts all items in one statement, because an archive brings thousands. */
async function insert(
  tx: Database,
  ofEntry: string,
  items: readonly (Pick<WholeItem, 'kind' | 'label'> & Partial<WholeItem>)[],
  now: Date,
): Promise<void> {
  const rows = items.map((item, index) => ({
    ...item,
    entryId: ofEntry,
    position: index,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insert(checklistItems).values(rows)
}

/** Adds an item before the one that shall follow it, or after all others. */
export async function add(
  tx: Database,
  ofEntry: string,
  item: Omit<NewChecklistItem, 'index'>,
  next: Pick<ChecklistItem, 'id'> | undefined,
  now: Date,
) {
  const to = next ? await makeRoom(tx, ofEntry, next.id) : afterLast(ofEntry)
  const [row] = await tx
    .insert(checklistItems)
    .values({ ...item, entryId: ofEntry, position: to, createdAt: now, updatedAt: now })
    .returning(columns)
  return row!
}

function afterLast(ofEntry: string) {
  return sql`(select coalesce(max(${position}), 0) + 1 from ${checklistItems} where ${eq(entryId, ofEntry)})`
}

/** Moves this item and those after it down by one, and returns the position that is free now. */
async function makeRoom(tx: Database, ofEntry: string, before: string): Promise<number> {
  const [{ freed }] = (await tx
    .select({ freed: position })
    .from(checklistItems)
    .where(and(eq(id, before), eq(entryId, ofEntry)))) as [{ freed: number }]
  await tx
    .update(checklistItems)
    .set({ position: sql`${position} + 1` })
    .where(and(eq(entryId, ofEntry), gte(position, freed)))
  return freed
}

export async function change(
  tx: Database,
  ofEntry: string,
  itemId: string,
  changes: ChecklistChanges,
  now: Date,
) {
  const [row] = await tx
    .update(checklistItems)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(id, itemId), eq(entryId, ofEntry)))
    .returning(columns)
  return row
}

export async function remove(tx: Database, ofEntry: string, itemId: string): Promise<boolean> {
  const rows = await tx
    .delete(checklistItems)
    .where(and(eq(id, itemId), eq(entryId, ofEntry)))
    .returning({ id })
  return rows.length > 0
}
