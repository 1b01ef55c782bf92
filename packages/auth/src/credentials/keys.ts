import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { AuthServices, Database } from '#services.ts'
import * as retiredKeys from '#store/retired-keys.ts'

/** The secrets of sign-in, each for one purpose only. */
export type Keys = {
  signing: VerifyingKey & { privateKey: CryptoKey }
  /** Keys that no longer sign, but whose tokens are valid until they expire. */
  retired: (VerifyingKey & { expiresAt: Date })[]
  /** The key that refresh tokens are computed with. */
  refresh: Buffer
  /** The key that mailed codes and recovery codes are hashed with. */
  otp: Buffer
}

type VerifyingKey = { kid: string; publicKey: CryptoKey; publicJwk: JWK }

type Keeping = Pick<AuthServices, 'db' | 'secrets'>

const opened = new WeakMap<Database, { keys: Promise<Keys>; at: number }>()
/** The lifetime of an access token in seconds. The browser's client renews it two minutes before. */
export const tokenLifetime = 3600
/** The milliseconds after which a process checks whether another has made a new signing key. */
const goodFor = 60_000

/**
 * Returns the secrets of this database, created if it has none. Never call it with a transaction.
 * @param atMostOld The greatest age of cached secrets that may be returned, in milliseconds.
 */
export function keysOf({ db, secrets }: Keeping, atMostOld = goodFor): Promise<Keys> {
  const known = opened.get(db)
  if (known && performance.now() - known.at <= atMostOld) return known.keys
  const keys = open({ db, secrets })
  opened.set(db, { keys, at: performance.now() })
  keys.catch(() => opened.delete(db))
  return keys
}

/** Signs tokens with a new key from now on. Those of the previous key stay valid until they expire. */
export async function renewSigningKey(services: Keeping & Pick<AuthServices, 'now'>): Promise<void> {
  const { db, secrets } = services
  // Creates the first key if there is none yet.
  await keysOf(services)
  const secret = await newSigningKey()
  await db.transaction(async (tx) => {
    const before = await signingKey(JSON.parse((await secrets.lock(tx, 'signing'))!) as JWK)
    await retiredKeys.insert(tx, {
      kid: before.kid,
      publicJwk: before.publicJwk,
      expiresAt: new Date(services.now().getTime() + tokenLifetime * 1000 + 5 * goodFor),
    })
    await secrets.replace(tx, 'signing', secret)
  })
  opened.delete(db)
}

async function open({ db, secrets }: Keeping): Promise<Keys> {
  const stored = await secrets.storeOrAdopt(db, {
    signing: await newSigningKey(),
    refresh: randomSecret(),
    otp: randomSecret(),
  })
  const secret = (purpose: string) => Buffer.from(stored.get(purpose)!, 'base64url')
  return {
    signing: await signingKey(JSON.parse(stored.get('signing')!) as JWK),
    retired: await Promise.all((await retiredKeys.list(db)).map(retiredKey)),
    refresh: secret('refresh'),
    otp: secret('otp'),
  }
}

async function newSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
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

type Retired = Awaited<ReturnType<typeof retiredKeys.list>>[number]

async function retiredKey({ publicJwk, ...key }: Retired): Promise<Keys['retired'][number]> {
  return { ...key, publicJwk, publicKey: (await importJWK(publicJwk, 'ES256')) as CryptoKey }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
