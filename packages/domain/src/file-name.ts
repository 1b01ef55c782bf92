/** What a file of this title may be called on any system, without an ending. */
export function fileNameFor(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N}'’&,()\- ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .trim()
  return plain || 'Untitled'
}
