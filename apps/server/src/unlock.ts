import type { Database } from './database/open.ts'
import { sealEarlierSecrets } from './database/vault/earlier-secrets.ts'
import { reseal } from './database/vault/reseal.ts'
import { openVault } from './database/vault/vault.ts'
import { wrappingKeysFrom } from './database/vault/wrapping-keys.ts'
import type { Config } from './platform/config/config.ts'

/**
 * Loads the keys to this database's encrypted columns, and encrypts values that should be encrypted but are
 * not.
 * @throws {VaultLocked} when the wrapping key is missing.
 */
export async function unlock(
  db: Database,
  config: Pick<Config, 'encryptionKeys' | 'keyFile'>,
): Promise<void> {
  await openVault(db, wrappingKeysFrom(config))
  await sealEarlierSecrets(db)
  await reseal(db)
}
