import type { BrokenRule } from '../broken-rule.ts'

type AccountAction = { actorId: string; personId: string }
type Advisor = { role: string; isConfirmed: boolean }

/** Admins cannot change their own account's role or status, so nobody locks themselves out. */
export function ruleAgainstManaging({ actorId, personId }: AccountAction): BrokenRule | null {
  return actorId === personId ? 'own-account' : null
}

/**
 * The last admin stays one: without any, only the command line could make another.
 * @param admins The ids of the admins whose accounts are in use.
 */
export function ruleAgainstLosingAdmin(personId: string, admins: readonly string[]): BrokenRule | null {
  return admins.some((id) => id !== personId) ? null : 'last-admin'
}

/** Only advisors with a confirmed address can be approved; before that, anyone may have typed the address. */
export function ruleAgainstApproving({ role, isConfirmed }: Advisor): BrokenRule | null {
  if (role !== 'advisor') return 'no-advisor'
  return isConfirmed ? null : 'address-not-confirmed'
}
