import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '../../../database/open.ts'
import * as store from './store.ts'

/** The server's secrets, each for one use only. */
export type Keys = {
  signing: { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK }
  /** What refresh tokens are computed with. */
  refresh: Buffer
  /** What codes that were mailed are hashed with. */
  otp: Buffer
  /** What the secrets of authenticator apps are encrypted with. */
  totp: Buffer
  /** What the secret addresses of calendar feeds are computed with. */
  feeds: Buffer
  /** What the links that end mails of one kind are signed with. */
  unsubscribe: Buffer
}

const opened = new WeakMap<Database, Promise<Keys>>()

/** The secrets of this database, made when it has none. Never to be called with a transaction. */
export function keysOf(db: Database): Promise<Keys> {
  const keys = opened.get(db) ?? open(db)
  opened.set(db, keys)
  return keys
}

async function open(db: Database): Promise<Keys> {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const kept = await store.keepOrAdopt(db, {
    signing: JSON.stringify(await exportJWK(pair.privateKey)),
    refresh: randomSecret(),
    otp: randomSecret(),
    totp: randomSecret(),
    feeds: randomSecret(),
    unsubscribe: randomSecret(),
  })
  const secret = (purpose: string) => Buffer.from(kept.get(purpose)!, 'base64url')
  return {
    signing: await signingKey(JSON.parse(kept.get('signing')!) as JWK),
    refresh: secret('refresh'),
    otp: secret('otp'),
    totp: secret('totp'),
    feeds: secret('feeds'),
    unsubscribe: secret('unsubscribe'),
  }
}

async function signingKey(privateJwk: JWK): Promise<Keys['signing']> {
  const { kty, crv, x, y } = privateJwk
  const bare = { kty, crv, x, y } as JWK
  const kid = await calculateJwkThumbprint(bare)
  return {
    kid,
    privateKey: (await importJWK(privateJwk, 'ES256')) as CryptoKey,
    publicKey: (await importJWK(bare, 'ES256')) as CryptoKey,
    publicJwk: { ...bare, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  }
}

/** AES-256-GCM; `boundTo` must be given again to decrypt, so that no secret can be moved to another row. */
export function encrypt(key: Buffer, text: string, boundTo: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws when the text was changed, or bound to something else. */
export function decrypt(key: Buffer, encrypted: string, boundTo: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
