/** The beginning of a text, of at most so many UTF-16 units, and never half of a character. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
