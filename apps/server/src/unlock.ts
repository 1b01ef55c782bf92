import type { Database } from './database/open.ts'
import { sealEarlierSecrets } from './database/vault/earlier-secrets.ts'
import { reseal } from './database/vault/reseal.ts'
import { openVault } from './database/vault/vault.ts'
import { wrappingKeysFrom } from './database/vault/wrapping-keys.ts'
import type { Config } from './platform/config.ts'

/**
 * Opens what is encrypted in this database, and encrypts what should be and is not yet.
 * @throws {VaultLocked} when the key to it is missing.
 */
export async function unlock(
  db: Database,
  config: Pick<Config, 'encryptionKeys' | 'keyFile'>,
): Promise<void> {
  await openVault(db, wrappingKeysFrom(config))
  await sealEarlierSecrets(db)
  await reseal(db)
}
