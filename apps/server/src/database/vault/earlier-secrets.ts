import type { Database } from '../open.ts'
import { decrypt } from './cipher.ts'
import * as store from './earlier-secrets-store.ts'

/**
 * Re-encrypts secrets of authenticator apps that still use the earlier key of their own, which is in the
 * database itself. Safe to run twice, and in several processes at once.
 */
export async function sealEarlierSecrets(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const key = await store.lockEarlierKey(tx)
    if (!key) return
    for (const { id, secret } of await store.listUnsealed(tx))
      await store.seal(tx, id, decrypt(Buffer.from(key, 'base64url'), secret, id).toString('utf8'))
    await store.removeEarlierKey(tx)
  })
}
