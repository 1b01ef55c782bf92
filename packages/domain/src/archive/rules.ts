import type { BrokenRule } from '../broken-rule.ts'

/** What an account holds that an archive would bring as well. */
type Held = {
  profile: boolean
  /** A budget, a state, or answers of the calculator. */
  money: boolean
  /** Another mix of schools than the usual one. */
  target: boolean
  /** Schools, essays, weeks and whatever else there may be several of. */
  counts: readonly number[]
}

/** Only an account without anything takes an archive: nothing is mixed, and nothing that stands there is lost. */
export function ruleAgainstBringingIn({ profile, money, target, counts }: Held): BrokenRule | null {
  return profile || money || target || counts.some((count) => count > 0) ? 'account-not-empty' : null
}
