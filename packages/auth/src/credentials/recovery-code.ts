import { createHmac, randomInt } from 'node:crypto'
import type { Keys } from './keys.ts'

const setSize = 10
/** Leaves out letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** Makes a set of codes as they are shown: three groups of four characters, 59 bits, too many to guess. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: setSize }, () => Array.from({ length: groups }, group).join('-'))
}

/** Returns the MAC under which a recovery code is stored. Case, spaces and hyphens are ignored. */
export function recoveryCodeMac({ otp }: Keys, userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', otp).update(['recovery', userId, plain].join('\n')).digest('base64url')
}
