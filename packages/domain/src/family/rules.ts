import type { BrokenRule } from '#broken-rule.ts'
import { limits } from './options.ts'

const day = 86_400_000

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.invitationDays * day)
}

/** A student has at most four guardians, counting those who are invited. */
export function ruleAgainstInviting(count: number): BrokenRule | null {
  return count >= limits.guardians ? 'family-full' : null
}

export function ruleAgainstAccepting(taking: { children: number; isLinked: boolean }): BrokenRule | null {
  if (taking.isLinked) return 'already-family'
  return taking.children >= limits.children ? 'children-full' : null
}
