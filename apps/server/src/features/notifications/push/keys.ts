import { createECDH } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** Returns the server's keys for pushes (RFC 8292), which tell a push service who sends. Not for transactions. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const secret = await secretFor(db, 'push')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
