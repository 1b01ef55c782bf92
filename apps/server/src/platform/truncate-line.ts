/** Puts a text on one line and truncates it to this many characters. */
export function truncateLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line
}
