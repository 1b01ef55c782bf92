/** A few characters that tell one content from another, in whatever order its fields stand: databases do not keep it. */
export function fingerprint(content: unknown): string {
  // Two of 32 bits each (FNV-1a, from two beginnings): chance does not bring both together.
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
