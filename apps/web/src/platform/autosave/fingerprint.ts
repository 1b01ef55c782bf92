/**
 * Returns a short hash of some content that ignores the order of its fields, which databases do not preserve.
 */
export function fingerprint(content: unknown): string {
  // Two 32-bit hashes (FNV-1a with two seeds), so that a collision by chance is practically impossible.
  let [one, other] = [0x811c9dc5, 0x1b873593]
  const text = JSON.stringify(content, inOrder)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return [one, other].map((part) => (part >>> 0).toString(36)).join('-')
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
