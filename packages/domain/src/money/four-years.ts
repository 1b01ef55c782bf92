/** The assumed yearly price increase, which is shown wherever it is used. */
export const risePercent = 3

/** Returns the dollars for four years at a first year's price that rises by `risePercent` each year. */
export function fourYearTotal(price: number): number {
  const rise = 1 + risePercent / 100
  return Math.round(price * (1 + rise + rise ** 2 + rise ** 3))
}
