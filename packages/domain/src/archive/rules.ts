import type { BrokenRule } from '../broken-rule.ts'

/** The contents of an account that an archive would also contain. */
type Held = {
  profile: boolean
  /** Whether there is a budget, a home, an answer on asking for aid, or one of the aid calculator. */
  money: boolean
  /** Whether the target mix of schools differs from the default. */
  target: boolean
  /** The numbers of schools, essays, weeks and everything else of which there may be several. */
  counts: readonly number[]
}

/** An archive can be imported only into an empty account, so that nothing is mixed up or lost. */
export function ruleAgainstImporting({ profile, money, target, counts }: Held): BrokenRule | null {
  return profile || money || target || counts.some((count) => count > 0) ? 'account-not-empty' : null
}
