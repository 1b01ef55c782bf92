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
  const short = lengthOf(password) < passwordLength.least
  // Whether a short one is common as well would be no news.
  const guessable = (!short && isCommon(password)) || names(owner).includes(bare(password))
  return [...(short ? ['length' as const] : []), ...(guessable ? ['pwned' as const] : [])]
}

/** Whether a password is longer than the server is willing to hash. */
export function isTooLong(password: string): boolean {
  return lengthOf(password) > passwordLength.most || bytesOf(password) > passwordLength.mostBytes
}

const minutes = 60

/** How long a proof makes it needless to ask for the password again, in seconds. */
const fresh = { password: 10 * minutes, totp: 10 * minutes, otp: 60 * minutes, anonymous: -1 } as const

/** Whether the person proved so recently who they are that the password need not be asked for again. */
export function provedRecently(proofs: readonly SignInProof[], now: Date): boolean {
  return proofs.some(({ method, timestamp }) => now.getTime() / 1000 - timestamp <= fresh[method])
}

/** Whether the sign-in is young enough to add a second factor to the account: a day. */
export function signedInRecently(proofs: readonly SignInProof[], now: Date): boolean {
  return proofs.some(({ timestamp }) => now.getTime() / 1000 - timestamp <= 24 * 60 * minutes)
}

/** Wrong codes of an authenticator in a row that cost nothing but the try. */
const freeFailures = 10
const longestPause = 60 * minutes

/** How long a factor takes no code after so many wrong ones in a row, in seconds: each doubles it, up to an hour. */
export function pauseAfterFailures(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(30 * 2 ** Math.min(failures - freeFailures, 10), longestPause)
}

/** Characters as people count them, not UTF-16 units. */
function lengthOf(password: string): number {
  return Array.from(password).length
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

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 }

/** When a ban of this duration ends (`24h`, `1h30m`); `null` for `none`, which lifts it. */
export function banEnd(duration: string, now: Date): Date | null | 'unreadable' {
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(duration)) return 'unreadable'
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)]
  const seconds = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * unitSeconds[unit!]!, 0)
  const end = new Date(now.getTime() + seconds * 1000)
  return end.getTime() <= Date.parse('9999-12-31T00:00:00Z') ? end : 'unreadable'
}

/** An account that is to be erased waits 14 days for its owner to change their mind. */
export function eraseAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + 14 * 86_400_000)
}
