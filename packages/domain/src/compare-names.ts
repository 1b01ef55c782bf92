/** Made once, because `localeCompare` makes a collator on each call. */
const english = new Intl.Collator('en', { numeric: true })

/** Returns the items in the order of their names, and those of one name in the order given. */
export function inOrderOfNames<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)))
}

/** Compares names or titles in the order of an English alphabet, and the numbers in them by value, 9 before 10. */
export function compareNames(one: string, other: string): number {
  return english.compare(one, other)
}
