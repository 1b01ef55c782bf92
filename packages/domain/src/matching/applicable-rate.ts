import type { Plan } from '../schools/schema.ts'

/** Rates that a college itself publishes, 0 to 1; nothing that it does not publish is ever added. */
export type PublishedRates = {
  overall: number | null
  inState?: number
  outOfState?: number
  earlyDecision?: number
}

/**
 * The admission rate that counts for a student (section 3): of the student's residency where the college publishes one, in
 * Early Decision half-way from there to the rate of that round, because athletes and legacies fill it. No round and no
 * residency changes anything without a published rate.
 */
export function applicableRate(
  { overall, inState, outOfState, earlyDecision }: PublishedRates,
  { livesInState, plan }: { livesInState: boolean | null; plan: Plan | null },
): number | null {
  const byResidency = livesInState === null ? undefined : livesInState ? inState : outOfState
  const rate = byResidency ?? overall
  const isEarly = plan === 'early_decision' || plan === 'early_decision_2'
  if (!isEarly || earlyDecision === undefined) return rate
  return rate === null ? earlyDecision : (rate + earlyDecision) / 2
}
