import type { Database } from '../open.ts'
import { dataKeys } from '../tables/data-keys.ts'
import { rewrapDataKeys } from './vault.ts'
import type { WrappingKeys } from './wrapping-keys.ts'

/** Returns the ids of the wrapping keys that the data keys in this database are encrypted with. */
export async function wrappedBy(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: dataKeys.wrappedBy }).from(dataKeys).orderBy(dataKeys.wrappedBy)
  return rows.map(({ id }) => id)
}

/**
 * Reads the current data keys; call this before a restore. The returned function adds them to the restored
 * ones, because a process that runs meanwhile still encrypts with them, and wraps all data keys with one
 * wrapping key.
 */
export async function keepDataKeys(tx: Database, wrappingKeys: WrappingKeys) {
  const known = new Set(wrappingKeys.find().map(({ id }) => id))
  const present = (await tx.select().from(dataKeys)).filter((row) => known.has(row.wrappedBy))
  return async (restored: Database): Promise<void> => {
    if (present.length > 0) await restored.insert(dataKeys).values(present).onConflictDoNothing()
    if (known.size > 0) await rewrapDataKeys(restored, wrappingKeys.findOrMake(), wrappingKeys)
  }
}
