import { clamp } from './clamp.ts'
import { cumulative, density, quantile } from './normal.ts'
import { sharedStrength } from './parameters.ts'

/** The trapezoid rule for the integral of section 7: 121 points from -6 to 6. */
const points = 121
const outermost = 6

/**
 * Returns the odds of at least one admission among several, 0 to 1. Decisions share factors that no college
 * publishes (essays, letters), so a student is rejected everywhere more often than independent odds predict:
 * 1 - ∫ Π [1 - Φ((Φ⁻¹(p) + √τ u) / √(1 - τ))] φ(u) du (section 7).
 * @param odds The odds at each college, 0 to 1. An empty list has odds of 0.
 * @param shared τ, from 0 (independent) to below 1.
 */
export function oddsOfAny(odds: readonly number[], shared: number = sharedStrength): number {
  if (odds.some((p) => p >= 1)) return 1
  const thresholds = odds.filter((p) => p > 0).map(quantile)
  const step = (2 * outermost) / (points - 1)
  let none = 0
  let whole = 0
  for (let point = 0; point < points; point++) {
    const u = -outermost + point * step
    const weight = density(u) * (point === 0 || point === points - 1 ? step / 2 : step)
    whole += weight
    none += thresholds.reduce(
      (product, threshold) =>
        product * cumulative(-(threshold + Math.sqrt(shared) * u) / Math.sqrt(1 - shared)),
      weight,
    )
  }
  return clamp(1 - none / whole, 0, 1)
}
