import type { Database } from '../open.ts'
import { reseal } from './reseal.ts'
import { addKey, lockVault, reloadVault, rewrapDataKeys } from './vault.ts'
import type { WrappingKeys } from './wrapping-keys.ts'

/**
 * Re-encrypts everything with a new data key under a new wrapping key, while other processes read and write;
 * values with older keys stay readable. Returns the number of rows, and whether the wrapping key is new.
 */
export async function rotateDataKey(db: Database, wrappingKeys: WrappingKeys) {
  const renewed = wrappingKeys.renew()
  const wrapping = renewed ?? wrappingKeys.findOrMake()
  await db.transaction(async (tx) => {
    await lockVault(tx)
    await rewrapDataKeys(tx, wrapping, wrappingKeys)
    await addKey(tx, wrapping)
  })
  await reloadVault(db)
  return { rows: await reseal(db), wrapped: renewed !== null }
}
