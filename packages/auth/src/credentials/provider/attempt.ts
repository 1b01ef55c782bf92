import { createHash, randomBytes } from 'node:crypto'

/**
 * One way to the provider and back. Everything that has to fit on return is computed from one secret, which only the
 * browser keeps.
 */
export type Attempt = { state: string; nonce: string; verifier: string }

export function newSeed(): string {
  return randomBytes(32).toString('base64url')
}

export function attemptOf(seed: string): Attempt {
  const derived = (purpose: string) => createHash('sha256').update(`${purpose}\n${seed}`).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}
