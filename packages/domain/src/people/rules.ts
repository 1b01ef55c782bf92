import type { BrokenRule } from '../broken-rule.ts'

type AccountAction = { actorId: string; personId: string }
type Advisor = { role: string; isConfirmed: boolean }

/**
 * Admins cannot change their own account's role or status, so there is always an admin left and nobody locks
 * themselves out.
 */
export function ruleAgainstManaging({ actorId, personId }: AccountAction): BrokenRule | null {
  return actorId === personId ? 'own-account' : null
}

/** Only advisors with a confirmed address can be approved; before that, anyone may have typed the address. */
export function ruleAgainstApproving({ role, isConfirmed }: Advisor): BrokenRule | null {
  if (role !== 'advisor') return 'no-advisor'
  return isConfirmed ? null : 'address-not-confirmed'
}
