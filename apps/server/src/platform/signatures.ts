import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#database/open.ts'
import { secretFor } from './config/secrets.ts'

/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The parts of a JSON Web Signature (RFC 7515, flattened). */
export type Signed = { payload: string; protected: string; signature: string }

/** A public key for Ed25519 as a JSON Web Key (RFC 8037). */
export type PublicKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string }

export type Signer = {
  publicKey: PublicKey
  sign: (text: string) => Signed
  /** Whether this server signed the text. */
  isSigned: (text: string, signature: string) => Promise<boolean>
}

/** Returns the server's signer of statements about what it had or said, with a key that is used for nothing else. Not for transactions. */
export async function signerOf(db: Database): Promise<Signer> {
  const seed = await secretFor(db, 'authorship')
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const verifier = createPublicKey(privateKey)
  const { x } = verifier.export({ format: 'jwk' }) as { x: string }
  const bare = { crv: 'Ed25519', kty: 'OKP', x } as const
  // The thumbprint (RFC 7638).
  const kid = createHash('sha256').update(JSON.stringify(bare)).digest('base64url')
  const header = base64url(JSON.stringify({ alg: 'EdDSA', kid }))
  const signed = (text: string) => Buffer.from(`${header}.${base64url(text)}`)
  return {
    publicKey: { ...bare, kid },
    sign: (text) => {
      const signature = sign(null, signed(text), privateKey).toString('base64url')
      return { payload: base64url(text), protected: header, signature }
    },
    isSigned: (text, signature) =>
      verified(null, signed(text), verifier, Buffer.from(signature, 'base64url')),
  }
}

const verified = promisify(verify)

function base64url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url')
}
