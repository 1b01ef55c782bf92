/** A stretch of text that both texts have, or only one of them. */
export type Part = { text: string; in: 'both' | 'one' | 'other' }

/** The longest time for a comparison, in milliseconds. After it, the texts count as entirely different. */
const patience = 400

/** Compares two texts word by word. The library is loaded at the first call. */
export async function compareWords(one: string, other: string): Promise<Part[]> {
  const { diffWordsWithSpace } = await import('diff')
  const changes = diffWordsWithSpace(one, other, { timeout: patience })
  if (!changes) return smooth([of('one', one), of('other', other)])
  return smooth(
    changes.map(({ value, added, removed }) => of(added ? 'other' : removed ? 'one' : 'both', value)),
  )
}

/** Joins neighboring differences: the space between two changed words is part of the change. */
function smooth(parts: readonly Part[]): Part[] {
  const smoothed: Part[] = []
  let one = ''
  let other = ''

  for (const [index, { text, in: where }] of parts.entries()) {
    const isBetween =
      where === 'both' && (one || other) && /^[^\S\n]+$/.test(text) && index < parts.length - 1
    if (where === 'one' || isBetween) one += text
    if (where === 'other' || isBetween) other += text
    if (where !== 'both' || isBetween) continue
    settle()
    smoothed.push(of('both', text))
  }
  settle()
  return smoothed

  function settle() {
    const end = sameSpaceAtTheEnd(one, other)
    if (one) smoothed.push(of('one', one.slice(0, one.length - end.length)))
    if (other) smoothed.push(of('other', other.slice(0, other.length - end.length)))
    if (end) smoothed.push(of('both', end))
    one = other = ''
  }
}

function sameSpaceAtTheEnd(one: string, other: string): string {
  const [end] = /\s*$/.exec(one)!
  return other.endsWith(end) && one !== end && other !== end ? end : ''
}

function of(where: Part['in'], text: string): Part {
  return { text, in: where }
}
