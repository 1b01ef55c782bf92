/** Hundredths of a percent in a whole. */
const whole = 10_000

/**
 * The share of an amount in whole dollars, half a dollar rounded away from zero, as the department does it. Worked in
 * whole numbers, since `0.35 * amount` of binary fractions falls on the wrong side of a half now and then.
 */
export function share(dollars: number, basisPoints: number): number {
  return toDollars(dollars * basisPoints)
}

/** The same of a sum of amounts times basis points that has not been rounded yet. */
export function toDollars(dollarBasisPoints: number): number {
  const rounded = Math.floor((2 * Math.abs(dollarBasisPoints) + whole) / (2 * whole))
  // Taken from zero, so that there is never a negative zero.
  return dollarBasisPoints < 0 ? 0 - rounded : rounded
}
