import type { SignInMethod, SignInProof } from './store/sign-in-proof.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long a proof makes it needless to ask for the password again, in seconds. */
const fresh: Record<SignInMethod, number> = {
  password: 10 * minute,
  totp: 10 * minute,
  'mfa/recovery_code': 10 * minute,
  otp: hour,
  anonymous: -1,
}

/** Whether the person proved so recently who they are that the password need not be asked for again. */
export function provedRecently(proofs: readonly SignInProof[], now: Date): boolean {
  return proofs.some(({ method, timestamp }) => now.getTime() / 1000 - timestamp <= fresh[method])
}

/** A refresh token is one use old for this long, in seconds: its response may have been lost, or two tabs asked at once. */
const responseLost = 10 * minute
/** How long a token several uses old is still accepted: tabs that refresh at once do so within seconds. */
const sentAtOnce = 10

/**
 * Whether a used refresh token still counts as one whose response was lost, rather than as a stolen copy.
 * @param behind How many times the session has been renewed since the token was given out.
 * @param seconds Since the last of these times.
 */
export function isForgiven(behind: number, seconds: number): boolean {
  if (behind === 0) return true
  return seconds <= (behind === 1 ? responseLost : sentAtOnce)
}

/** After how many days a session ends: without use, and after sign-in regardless of use. */
export type SessionDays = { unused: number; longest: number }

type Aging = { createdAt: Date; refreshedAt: Date }

/** Whether a session is over though its row is there: by its age, or because it is from before a ban. */
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

/** Wrong codes of an authenticator in a row that cost nothing but the try. */
const freeFailures = 10
const longestPause = hour

/** How long a factor takes no code after so many wrong ones in a row, in seconds: each doubles it, up to an hour. */
export function pauseAfterFailures(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(30 * 2 ** Math.min(failures - freeFailures, 10), longestPause)
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
