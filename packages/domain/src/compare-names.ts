/** Made once, because `localeCompare` makes a collator on each call. */
const english = new Intl.Collator('en', { numeric: true })

/** Returns the items in the order of their names, and those of one name in the order given. */
export function inOrderOfNames<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)))
}

/** Whether two names are the same to a reader, whatever their case and however a keyboard composed their accents. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Compares names or titles in the order of an English alphabet, and the numbers in them by value, 9 before 10. */
export function compareNames(one: string, other: string): number {
  return english.compare(one, other)
}
