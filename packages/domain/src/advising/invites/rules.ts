import type { BrokenRule } from '#broken-rule.ts'
import { firstMonthOfSchool } from '#class-year.ts'
import { codeAlphabet, codeLength, type InviteState, type InviteDuration, limits } from './options.ts'

const day = 86_400_000
/** The month that ends a school year by beginning the next one; `Date` counts from 0. */
const firstMonth = firstMonthOfSchool - 1

export function inviteExpiry(lasts: InviteDuration, now: Date): Date {
  if (lasts !== 'school-year') return inDays(limits.days[lasts])
  const year = inDays(limits.schoolYearDays).getUTCFullYear()
  const ends = new Date(Date.UTC(year, firstMonth, 1))
  return ends >= inDays(limits.schoolYearDays) ? ends : new Date(Date.UTC(year + 1, firstMonth, 1))

  function inDays(days: number): Date {
    return new Date(now.getTime() + days * day)
  }
}

type Kept = { expiresAt: Date; revokedAt: Date | null; joined: number; places: number }

/** Returns whether students can join with an invite now, or why not. */
export function stateOf({ expiresAt, revokedAt, joined, places }: Kept, now: Date): InviteState {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return joined >= places ? 'full' : 'open'
}

/** A full invite has not ended: a student who leaves makes room for another. */
export function hasEnded(state: InviteState): boolean {
  return state === 'expired' || state === 'revoked'
}

/** An invite takes as many students as it has places; one who leaves makes room. */
export function ruleAgainstJoining({ joined, places }: Pick<Kept, 'joined' | 'places'>): BrokenRule | null {
  return joined >= places ? 'invite-full' : null
}

/** An advisor can have only a limited number of current invites. */
export function ruleAgainstInviting(open: number): BrokenRule | null {
  return open >= limits.open ? 'invites-full' : null
}

/** An invite has a place for each student who has joined with it. */
export function ruleAgainstPlaces({ joined, places }: Pick<Kept, 'joined' | 'places'>): BrokenRule | null {
  return places < joined ? 'places-taken' : null
}

/** Returns the instant up to which ended invites are deleted. */
export function retentionCutoff(now: Date): Date {
  return new Date(now.getTime() - limits.endedDays * day)
}

/** Makes a code from random bytes, with each character equally likely. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join(
    '',
  )
}

/** Formats a code in groups of four: `7K3M-Q9XW-2RTD`. */
export function codeInGroups(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

const mistaken: Record<string, string> = { O: '0', I: '1', L: '1' }
const readable = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** Normalizes a typed code; `null` if it cannot be one. */
export function parseInviteCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => mistaken[letter]!)
  return readable.test(code) ? code : null
}
