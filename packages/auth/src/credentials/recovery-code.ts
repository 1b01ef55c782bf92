import { createHmac, randomInt } from 'node:crypto'
import type { Keys } from './keys.ts'

/** How many codes there are in a set. */
const setSize = 10
/** Without letters and digits that are taken for each other on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** A new set, as it is shown: three groups of four, 59 bits in all, which nobody guesses. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: setSize }, () => Array.from({ length: groups }, group).join('-'))
}

/** The MAC by which a recovery code is stored. Case, spaces and hyphens say nothing. */
export function recoveryCodeMac({ otp }: Keys, userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', otp).update(['recovery', userId, plain].join('\n')).digest('base64url')
}
