import type { Database } from '../open.ts'
import { reseal } from './reseal.ts'
import { addKey, lockVault, reloadVault, wrapAnew } from './vault.ts'
import type { WrappingKeys } from './wrapping-keys.ts'

/**
 * Encrypts everything anew, with a new data key under a new wrapping key, while others read and write: values of older
 * keys stay readable. Answers the number of rows, and whether the wrapping key is a new one.
 */
export async function rotateDataKey(db: Database, wrappingKeys: WrappingKeys) {
  const renewed = wrappingKeys.renew()
  const wrapping = renewed ?? wrappingKeys.findOrMake()
  await db.transaction(async (tx) => {
    await lockVault(tx)
    await wrapAnew(tx, wrapping, wrappingKeys)
    await addKey(tx, wrapping)
  })
  await reloadVault(db)
  return { rows: await reseal(db), wrapped: renewed !== null }
}
