import type { SignInMethod, SignInProof } from './store/sign-in-proof.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long after each kind of proof the password is not asked for again, in seconds. */
const fresh: Record<SignInMethod, number> = {
  password: 10 * minute,
  oauth: 10 * minute,
  totp: 10 * minute,
  webauthn: 10 * minute,
  'mfa/recovery_code': 10 * minute,
  otp: hour,
  anonymous: -1,
}

/** Whether the person has proved their identity so recently that the password need not be asked for again. */
export function hasRecentProof(proofs: readonly SignInProof[], now: Date): boolean {
  return proofs.some(({ method, timestamp }) => now.getTime() / 1000 - timestamp <= fresh[method])
}

/** Whether a mailed link or code has shown within the last hour that the mailbox is theirs. */
export function hasMailedProof(proofs: readonly SignInProof[], now: Date): boolean {
  return hasRecentProof(
    proofs.filter(({ method }) => method === 'otp'),
    now,
  )
}

/** The seconds a token used once stays accepted: its response may be lost, or two tabs refreshed at once. */
const responseLost = 10 * minute
/** The seconds a token several uses old stays accepted: tabs that refresh at once take no longer. */
const sentAtOnce = 10

/**
 * Whether a used refresh token counts as one whose response was lost, rather than as a stolen copy.
 * @param behind How many times the session has been renewed since the token was given out.
 * @param seconds How long ago the last of these renewals was.
 */
export function isForgiven(behind: number, seconds: number): boolean {
  if (behind === 0) return true
  return seconds <= (behind === 1 ? responseLost : sentAtOnce)
}

/** The days after which a session ends: without use, and after sign-in regardless of use. */
export type SessionDays = { unused: number; longest: number }

type Aging = { createdAt: Date; refreshedAt: Date }

/** Whether a session is over although its row exists: by its age, or by a ban that has ended since. */
export function isOver(
  { createdAt, refreshedAt }: Aging,
  days: SessionDays,
  bannedUntil: Date | null,
  now: Date,
): boolean {
  const secondsSince = (at: Date) => (now.getTime() - at.getTime()) / 1000
  return (
    secondsSince(refreshedAt) > days.unused * day ||
    secondsSince(createdAt) > days.longest * day ||
    (bannedUntil !== null && createdAt < bannedUntil)
  )
}

export function isBanned({ bannedUntil }: { bannedUntil: Date | null }, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}

const unitSeconds: Record<string, number> = { h: hour, m: minute, s: 1, ms: 0.001 }

/** When a ban of this duration ends (`24h`, `1h30m`); `null` for `none`, which lifts it. */
export function banEnd(duration: string, now: Date): Date | null | 'unreadable' {
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(duration)) return 'unreadable'
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)]
  const seconds = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * unitSeconds[unit!]!, 0)
  const end = new Date(now.getTime() + seconds * 1000)
  return end.getTime() <= Date.parse('9999-12-31T00:00:00Z') ? end : 'unreadable'
}
