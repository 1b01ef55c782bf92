import type { Database } from '../open.ts'
import { decrypt } from './cipher.ts'
import * as store from './earlier-secrets-store.ts'

/**
 * Secrets of authenticator apps had a key of their own, in the database itself, before all that is encrypted had one
 * outside of it. Safe to run twice, and in several processes at once.
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
