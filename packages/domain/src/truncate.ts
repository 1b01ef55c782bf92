/** The beginning of a text, at most this many UTF-16 units, without splitting a character. */
export function truncate(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
