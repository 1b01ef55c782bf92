/** Density of the standard normal distribution: φ(x) = exp(-x²/2) / √(2π). */
export function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
}

/** Where the quotient of polynomials gives way to a continued fraction. */
const tail = 7.07106781186547

/**
 * Share of the standard normal distribution below x: Φ(x), to 15 decimals (Hart, Computer Approximations, 1968, algorithm 5666,
 * as given by West, Better Approximations to Cumulative Normal Functions, Wilmott Magazine, May 2005).
 */
export function cumulative(x: number): number {
  const away = Math.abs(x)
  const height = Math.exp((-away * away) / 2)
  const beyond =
    away < tail ? (height * above(away)) / below(away) : height / fraction(away) / Math.sqrt(2 * Math.PI)
  return x > 0 ? 1 - beyond : beyond
}

function above(x: number): number {
  const high = ((3.52624965998911e-2 * x + 0.700383064443688) * x + 6.37396220353165) * x + 33.912866078383
  return ((high * x + 112.079291497871) * x + 221.213596169931) * x + 220.206867912376
}

function below(x: number): number {
  const high = ((8.83883476483184e-2 * x + 1.75566716318264) * x + 16.064177579207) * x + 86.7807322029461
  return (
    (((high * x + 296.564248779674) * x + 637.333633378831) * x + 793.826512519948) * x + 440.413735824752
  )
}

function fraction(x: number): number {
  return x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))
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
