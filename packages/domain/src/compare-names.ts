/** Made once, because `localeCompare` makes a collator on each call. */
const english = new Intl.Collator('en', { numeric: true })

/** Compares names or titles in the order of an English alphabet, and the numbers in them by value, 9 before 10. */
export function compareNames(one: string, other: string): number {
  return english.compare(one, other)
}
