/** The beginning of a text, at most this many UTF-16 units, without splitting a character. */
export function truncate(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * Puts a text on one line. If that has more than this many UTF-16 units, it is truncated to them and an ellipsis
 * follows, which is not counted.
 */
export function truncateLine(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > max ? `${truncate(line, max).trimEnd()}…` : line
}
