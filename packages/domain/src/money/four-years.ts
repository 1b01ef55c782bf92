/** The assumed yearly price increase, which is shown wherever it is used. */
export const risePercent = 3

/** Dollars for four years at a price of the first, each year dearer than the one before. */
export function fourYearTotal(price: number): number {
  const rise = 1 + risePercent / 100
  return Math.round(price * (1 + rise + rise ** 2 + rise ** 3))
}
