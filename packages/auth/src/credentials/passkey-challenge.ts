import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from './keys.ts'

const lifetime = 5 * 60_000
const nonceBytes = 16
const timeBytes = 6

/** What a challenge is for: a new passkey in this session, or a sign-in. */
type Purpose = `registration ${string}` | 'authentication'

/**
 * Makes a challenge for a passkey, as base64url. The server keeps nothing of it, so that nobody can fill a table: it holds its
 * own end and a code over purpose and end. Only the hash of a challenge that was met is kept, see `hashOfChallenge`.
 */
export function newChallenge(keys: Pick<Keys, 'otp'>, purpose: Purpose, now: Date) {
  const expiresAt = now.getTime() + lifetime
  const time = Buffer.alloc(timeBytes)
  time.writeUIntBE(expiresAt, 0, timeBytes)
  const open = Buffer.concat([randomBytes(nonceBytes), time])
  const challenge = Buffer.concat([open, macOf(keys, purpose, open)])
  return { challenge, id: challenge.toString('base64url'), expiresAt: new Date(expiresAt) }
}

/** Returns when a challenge ends; `null` if it is not ours, is for something else, or has ended. */
export function endOfChallenge(
  keys: Pick<Keys, 'otp'>,
  purpose: Purpose,
  id: string,
  now: Date,
): Date | null {
  const challenge = Buffer.from(id, 'base64url')
  const open = challenge.subarray(0, nonceBytes + timeBytes)
  const mac = challenge.subarray(nonceBytes + timeBytes)
  const right = macOf(keys, purpose, open)
  if (mac.length !== right.length || !timingSafeEqual(mac, right)) return null
  if (challenge.toString('base64url') !== id) return null
  const expiresAt = new Date(open.readUIntBE(nonceBytes, timeBytes))
  return expiresAt > now ? expiresAt : null
}

export function hashOfChallenge(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

function macOf({ otp }: Pick<Keys, 'otp'>, purpose: Purpose, open: Buffer): Buffer {
  return createHmac('sha256', otp).update(`passkey ${purpose}\n`).update(open).digest()
}
