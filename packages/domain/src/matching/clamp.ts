/** The value, or the nearer of the two limits where it lies outside of them. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
