import type { Control } from '../colleges/schema.ts'
import { cumulative, density, quantile } from './normal.ts'
import { academicShares } from './parameters.ts'

/** Returns ρ, how much of the decision academics explain, by control and admission rate (section 2). */
export function academicShare(control: Control, rate: number): number {
  const shares = academicShares[control === 'public' ? 'public' : 'private']
  return shares[academicShares.from.filter((from) => rate >= from).length]!
}

/** The cutoff for an admission rate r: computed once if several odds share the rate. */
export type Cutoff = {
  /** c = Φ⁻¹(1 - r): every applicant ranked above it is admitted. -∞ at a rate of 1, ∞ at 0. */
  at: number
  /** λ = φ(c) / r: how far above the pool admitted students rank on average. 0 at a rate of 0 or 1. */
  above: number
}

/** Returns the cutoff of section 1 for an admission rate from 0 to 1. */
export function cutoffOf(rate: number): Cutoff {
  if (rate <= 0) return { at: Infinity, above: 0 }
  if (rate >= 1) return { at: -Infinity, above: 0 }
  const at = quantile(1 - rate)
  return { at, above: density(at) / rate }
}

/**
 * Returns the odds of admission for a standing in the pool of applicants, in deviations from its mean:
 * P = Φ((ρ z - c) / √(1 - ρ²)) (section 1). Their average over the pool is the admission rate.
 */
export function oddsInPool(standing: number, cutoff: Cutoff, share: number): number {
  return cumulative((share * standing - cutoff.at) / Math.sqrt(1 - share * share))
}

/** Converts a standing among those admitted to one in the pool: z = k z_adm + ρ λ, k² = 1 - ρ² λ (λ - c). */
export function poolStanding(admitted: number, { at, above }: Cutoff, share: number): number {
  if (above === 0) return admitted
  const k = Math.sqrt(Math.max(0, 1 - share * share * above * (above - at)))
  return k * admitted + share * above
}

/**
 * Returns the odds of admission, 0 to 1, for a standing among admitted students (section 1).
 * @param share ρ, from 0 to below 1.
 */
export function admissionOdds(admitted: number, cutoff: Cutoff, share: number): number {
  return oddsInPool(poolStanding(admitted, cutoff, share), cutoff, share)
}
