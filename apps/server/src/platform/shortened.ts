/** A text on one line, cut where it is longer than so many characters. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line
}
