import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { AuthServices, Profile } from '#services.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The hash of a password that nobody has, to verify against when there is no account, so that both cases take
 * the same time.
 */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$tnNcHYXkOEMKN99NtfuFaA$O11XGSktbqOg3W9wTJJRIOznyFdvV5uHEwVv/YiBo3k'

/** Argon2id of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), strength))
}

/**
 * Whether this is the password. `before` runs when the check gets its turn, and `onWrong` before the turn
 * ends, so that limits hold no matter how many requests arrive at once.
 */
export function matchesPassword(
  hashed: string | null | undefined,
  password: string,
  { before, onWrong }: { before?: () => Promise<void>; onWrong?: () => Promise<void> } = {},
): Promise<boolean> {
  return inTurn(async () => {
    await before?.()
    const matches = (await verify(hashed ?? nobodys, password.normalize('NFC'))) && hashed != null
    if (!matches) await onWrong?.()
    return matches
  })
}

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
  return (
    memoryCost < strength.memoryCost || timeCost < strength.timeCost || parallelism !== strength.parallelism
  )
}

/**
 * Rejects passwords that are not allowed.
 * @throws {AuthFailure} weak_password with every reason, validation_failed when it is too long.
 */
export async function checkNewPassword(
  { db, passwords }: Pick<AuthServices, 'db' | 'passwords'>,
  password: string,
  owner: { email: string } & Profile,
): Promise<void> {
  if (passwords.isTooLong(password)) throw invalid(`Password should be at most ${passwords.most} characters`)
  const reasons = await passwords.weaknesses(db, password, owner)
  if (reasons.length === 0) return
  const message = `Password should be at least ${passwords.least} characters`
  throw new AuthFailure('weak_password', { reasons, ...(reasons.includes('length') && { message }) })
}

const atOnce = 2
const longestLine = 100
const line: (() => void)[] = []
let running = 0

/**
 * A hash takes a CPU core and 19 MiB, so two run at once and others queue; when the queue is full, requests
 * are refused.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (line.length >= longestLine) throw new AuthFailure('unexpected_failure', { status: 503, retryAfter: 2 })
  if (running >= atOnce) await new Promise<void>((resolve) => void line.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else running--
  }
}

/** Whether a hash that was made elsewhere is one we can verify. */
export function isKnownHash(hashed: string): boolean {
  try {
    return hashed.startsWith('$argon2id$') && parseOptions(hashed).memoryCost > 0
  } catch {
    return false
  }
}
