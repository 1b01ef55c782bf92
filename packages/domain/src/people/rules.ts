import type { Role } from '../actor.ts'
import type { BrokenRule } from '../broken-rule.ts'

type AccountAction = { actorId: string; personId: string }
type Advisor = { role: string; isConfirmed: boolean }

/** Admins cannot change their own account's role or status, so nobody locks themselves out. */
export function ruleAgainstManaging({ actorId, personId }: AccountAction): BrokenRule | null {
  return actorId === personId ? 'own-account' : null
}

/**
 * Admins help those below them. What they can do to an account would hand it over, so another admin's is only changed
 * once its role has been, which the audit log shows.
 */
export function ruleAgainstSupporting({ actorId, personId, role }: AccountAction & { role: Role }) {
  return ruleAgainstManaging({ actorId, personId }) ?? (role === 'admin' ? 'admin-account' : null)
}

type Reached = { isConfirmed: boolean; isDisabled: boolean }

/** A sign-in link is for an account that its person can open. */
export function ruleAgainstSignInLink({ isConfirmed, isDisabled }: Reached): BrokenRule | null {
  if (isDisabled) return 'account-disabled'
  return isConfirmed ? null : 'address-not-confirmed'
}

/** A confirmation is for an address that has none yet. */
export function ruleAgainstConfirmation({ isConfirmed, isDisabled }: Reached): BrokenRule | null {
  if (isDisabled) return 'account-disabled'
  return isConfirmed ? 'address-confirmed' : null
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
