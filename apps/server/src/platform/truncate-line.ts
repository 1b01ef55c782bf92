import { truncate } from '@bearings/domain/truncate'

/** Puts a text on one line and truncates it to this many UTF-16 units, without splitting a character. */
export function truncateLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > length ? `${truncate(line, length).trimEnd()}…` : line
}
