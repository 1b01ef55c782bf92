/** Returns the value of a number field, if it is a number within the bounds. */
export function numberWithin(
  value: number | string,
  { min, max }: { min: number; max: number },
): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? Math.round(value) : undefined
}
