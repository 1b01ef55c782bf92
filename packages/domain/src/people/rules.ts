import type { BrokenRule } from '../broken-rule.ts'

type Asked = { actorId: string; personId: string }
type Advisor = { role: string; isConfirmed: boolean }

/**
 * Nobody changes the standing of their own account: so there is always an admin left, and nobody locks themselves out.
 */
export function ruleAgainstManaging({ actorId, personId }: Asked): BrokenRule | null {
  return actorId === personId ? 'own-account' : null
}

/** Approval is for advisors who have confirmed their address: before that, anybody may have typed it. */
export function ruleAgainstApproving({ role, isConfirmed }: Advisor): BrokenRule | null {
  if (role !== 'advisor') return 'no-advisor'
  return isConfirmed ? null : 'address-not-confirmed'
}
