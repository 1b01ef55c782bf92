import type { SignInProof } from './schema.ts'

export const passwordLength = { least: 8, most: 128, mostBytes: 512 } as const

/** As the sign-in protocol names them: too short; or easy to guess, being common, the email or the name. */
export type PasswordReason = 'length' | 'pwned'

type Owner = { email: string; fullName: string }

/** Why a password may not be chosen; empty when it may. */
export function reasonsAgainstPassword(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): PasswordReason[] {
  const reasons: PasswordReason[] = []
  if (lengthOf(password) < passwordLength.least) reasons.push('length')
  if (isCommon(password) || names(owner).includes(bare(password))) reasons.push('pwned')
  return reasons
}

/** Whether a password is longer than the server is willing to hash. */
export function isTooLong(password: string): boolean {
  return lengthOf(password) > passwordLength.most || bytesOf(password) > passwordLength.mostBytes
}

const minutes = 60

/** How long a proof makes it needless to ask for the password again, in seconds. */
const fresh = { password: 10 * minutes, totp: 10 * minutes, otp: 60 * minutes } as const

/** Whether the person proved so recently who they are that the password need not be asked for again. */
export function provedRecently(proofs: readonly SignInProof[], now: Date): boolean {
  return proofs.some(({ method, timestamp }) => now.getTime() / 1000 - timestamp <= fresh[method])
}

/** Characters as people count them, not UTF-16 units. */
function lengthOf(password: string): number {
  return [...password].length
}

/** In UTF-8. */
function bytesOf(password: string): number {
  const sizes = Array.from(password, (character) => {
    const point = character.codePointAt(0)!
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  })
  return sizes.reduce<number>((sum, size) => sum + size, 0)
}

function names({ email, fullName }: Owner): string[] {
  return [email, email.split('@')[0] ?? '', fullName].map(bare).filter((name) => name !== '')
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s._-]/g, '')
}
