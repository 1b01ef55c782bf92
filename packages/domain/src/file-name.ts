import { truncate } from './truncate.ts'

/** A file name for this title that is valid on any system, without an extension. */
export function fileNameFor(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N}'’&,()\- ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return truncate(plain, 100).trim() || 'Untitled'
}
