import type { BrokenRule } from '../broken-rule.ts'

/** The contents of an account that an archive would also contain. */
type Held = {
  profile: boolean
  /** A budget, a state, or answers of the calculator. */
  money: boolean
  /** Another mix of schools than the usual one. */
  target: boolean
  /** Schools, essays, weeks and whatever else there may be several of. */
  counts: readonly number[]
}

/** An archive can be imported only into an empty account, so that nothing is mixed up or lost. */
export function ruleAgainstImporting({ profile, money, target, counts }: Held): BrokenRule | null {
  return profile || money || target || counts.some((count) => count > 0) ? 'account-not-empty' : null
}
