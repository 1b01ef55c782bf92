/** Density of the standard normal distribution: φ(x) = exp(-x²/2) / √(2π). */
export function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
}

/** The number of deviations beyond which the share is 0 or 1 in double precision. */
const farthest = 8.3

/**
 * Share of the standard normal distribution below x: Φ(x) = 1/2 + φ(x) · (x + x³/3 + x⁵/(3·5) + …), to 15 decimals
 * (Marsaglia, Evaluating the Normal Distribution, Journal of Statistical Software 11, 2004).
 */
export function cumulative(x: number): number {
  if (x <= -farthest) return 0
  if (x >= farthest) return 1
  let term = x
  let sum = x
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd
    sum += term
  }
  return Math.min(1, Math.max(0, 0.5 + sum * density(x)))
}

/** Shares closer to 0 or 1 than this are moved to it, because `cumulative` has no digits left for them. */
const least = 1e-10

/**
 * Returns the x below which the given share of the standard normal distribution lies: Φ⁻¹. Starts with
 * approximation 26.2.22 of Abramowitz and Stegun, Handbook of Mathematical Functions (1964), off by less than
 * 0.003, and refines it with two Halley steps (Newton's, corrected for curvature), each of which triples the
 * correct digits.
 */
export function quantile(share: number): number {
  if (share > 0.5) return -quantile(1 - share)
  const p = Math.max(share, least)
  const t = Math.sqrt(-2 * Math.log(p))
  let x = -(t - (2.30753 + 0.27061 * t) / (1 + 0.99229 * t + 0.04481 * t * t))
  for (let step = 0; step < 2; step++) {
    const newton = (cumulative(x) - p) / density(x)
    x -= newton / (1 + (x * newton) / 2)
  }
  return x
}
