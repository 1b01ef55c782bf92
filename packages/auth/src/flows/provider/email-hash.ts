import { createHmac } from 'node:crypto'
import type { Keys } from '#credentials/keys.ts'

/** The keyed hash of an address, which tells whether it is the same and not what it is. */
export function emailHashOf({ otp }: Pick<Keys, 'otp'>, address: string): string {
  return createHmac('sha256', otp).update(`identity\n${address}`).digest('base64url')
}
