import type { Actor } from '@bearings/domain/actor'
import type { NewLabelOverride } from '@bearings/domain/list/labels/schema'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { labelOverrides, listEntries } from '#database/tables/list.ts'

/**
 * Returns whether the advisor sees this school on the student's list, and keeps it from being deleted until
 * the transaction ends.
 */
export async function lockVisible(
  tx: Database,
  actor: Actor,
  studentId: string,
  entryId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(eq(listEntries.id, entryId), visibleTo(actor, studentId)))
    .for('key share')
  return rows.length > 0
}

export async function save(
  tx: Database,
  { userId }: Actor,
  entryId: string,
  override: NewLabelOverride,
  now: Date,
): Promise<void> {
  const row = { ...override, advisorId: userId, updatedAt: now }
  await tx
    .insert(labelOverrides)
    .values({ entryId, createdAt: now, ...row })
    .onConflictDoUpdate({ target: labelOverrides.entryId, set: row })
}

export async function remove(tx: Database, entryId: string): Promise<void> {
  await tx.delete(labelOverrides).where(eq(labelOverrides.entryId, entryId))
}

/** Matches the schools of a student who shows the advisor their list. */
function visibleTo(actor: Actor, studentId: string): SQL {
  return and(
    eq(listEntries.userId, studentId),
    isNull(listEntries.trashedAt),
    isSharedWith(actor, 'list', listEntries.userId),
  )!
}
