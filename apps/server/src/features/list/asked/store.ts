import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { checklistItems } from '#database/tables/list.ts'

const { id, entryId, kind, label, done, dueOn, position } = checklistItems

/** Returns the items of entries that the caller may see, each checklist in its order. */
export function itemsOf(db: Database, entryIds: readonly string[]) {
  if (entryIds.length === 0) return Promise.resolve([])
  return db
    .select({ id, entryId, kind, label, done, dueOn, position })
    .from(checklistItems)
    .where(inArray(entryId, [...entryIds]))
    .orderBy(asc(position), asc(id))
}

type NewItem = Omit<typeof checklistItems.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

/** Inserts them in one statement, and returns their ids. */
export async function insertItems(tx: Database, items: readonly NewItem[], now: Date): Promise<string[]> {
  if (items.length === 0) return []
  const rows = await tx
    .insert(checklistItems)
    .values(items.map((item) => ({ ...item, createdAt: now, updatedAt: now })))
    .returning({ id })
  return rows.map((row) => row.id)
}

export async function removeItems(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(checklistItems).where(inArray(id, [...ids]))
}

/** Removes those of the items that belong to these entries and are not done. */
export async function removeOpenItems(
  tx: Database,
  entryIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || entryIds.length === 0) return
  await tx
    .delete(checklistItems)
    .where(and(inArray(id, [...ids]), inArray(entryId, [...entryIds]), eq(done, false)))
}
