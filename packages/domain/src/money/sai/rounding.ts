/** The number of basis points (hundredths of a percent) in a whole. */
const whole = 10_000

/**
 * Returns a share of an amount in whole dollars, with half a dollar rounded away from zero, as the department
 * does. Computed in whole numbers, since binary fractions such as `0.35 * amount` sometimes fall on the wrong
 * side of a half.
 */
export function share(dollars: number, basisPoints: number): number {
  return toDollars(dollars * basisPoints)
}

/** Rounds a sum of dollars times basis points to whole dollars in the same way. */
export function toDollars(dollarBasisPoints: number): number {
  const rounded = Math.floor((2 * Math.abs(dollarBasisPoints) + whole) / (2 * whole))
  // Subtracted from zero, so that there is never a negative zero.
  return dollarBasisPoints < 0 ? 0 - rounded : rounded
}
