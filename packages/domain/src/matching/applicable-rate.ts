import type { Plan } from '../schools/schema.ts'

/** The admission rates that a college publishes, 0 to 1. A rate that it does not publish is not estimated. */
export type PublishedRates = {
  overall: number | null
  inState?: number
  outOfState?: number
  earlyDecision?: number
}

/**
 * Returns the admission rate that applies to a student (section 3): the one for the student's residency if
 * the college publishes it. In Early Decision, it is halfway between that rate and the round's own, because
 * athletes and legacies fill that round. Without a published rate, neither round nor residency changes
 * anything.
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
