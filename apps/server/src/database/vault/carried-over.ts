import type { Database } from '../open.ts'
import { dataKeys } from '../tables/data-keys.ts'
import { wrapAnew } from './vault.ts'
import type { WrappingKeys } from './wrapping-keys.ts'

/** The ids of the wrapping keys that what is encrypted here needs. */
export async function wrappedBy(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: dataKeys.wrappedBy }).from(dataKeys).orderBy(dataKeys.wrappedBy)
  return rows.map(({ id }) => id)
}

/**
 * Before a restore: the data keys of now. What it answers puts them beside the restored ones, since a process that runs
 * meanwhile still encrypts with them, and has one wrapping key open them all.
 */
export async function keepKeys(tx: Database, wrappingKeys: WrappingKeys) {
  const known = new Set(wrappingKeys.find().map(({ id }) => id))
  const present = (await tx.select().from(dataKeys)).filter((row) => known.has(row.wrappedBy))
  return async (restored: Database): Promise<void> => {
    if (present.length > 0) await restored.insert(dataKeys).values(present).onConflictDoNothing()
    if (known.size > 0) await wrapAnew(restored, wrappingKeys.findOrMake(), wrappingKeys)
  }
}
