import { createHash, createPrivateKey, createPublicKey, sign as signWith } from 'node:crypto'
import type { AuthorshipKey, AuthorshipRecord } from '@bearings/domain/essays/authorship'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs a text as a JSON Web Signature, with a key that is used for nothing else. */
export async function sign(db: Database, text: string): Promise<Omit<AuthorshipRecord, 'statement'>> {
  const { kid } = await publicKeyOf(db)
  const header = base64url(JSON.stringify({ alg: 'EdDSA', kid }))
  const payload = base64url(text)
  const signature = signWith(null, Buffer.from(`${header}.${payload}`), await privateKeyOf(db))
  return { payload, protected: header, signature: signature.toString('base64url') }
}

/** Returns the public key. Its `kid` is its thumbprint (RFC 7638). */
export async function publicKeyOf(db: Database): Promise<AuthorshipKey> {
  const { x } = createPublicKey(await privateKeyOf(db)).export({ format: 'jwk' }) as { x: string }
  const bare = { crv: 'Ed25519', kty: 'OKP', x } as const
  return { ...bare, kid: createHash('sha256').update(JSON.stringify(bare)).digest('base64url') }
}

async function privateKeyOf(db: Database) {
  const seed = await secretFor(db, 'authorship')
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
}

function base64url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url')
}
