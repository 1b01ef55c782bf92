import { type Finding, kindsOff, limits } from './options.ts'

/**
 * A sentence of at least this many words is in another language if this share of them is unknown, and fewer than this
 * share are words without which hardly an English sentence is written.
 */
const foreign = { words: 4, unknown: 0.3, english: 0.2 }
const english =
  /^(?:the|of|and|to|in|is|it|i|my|that|was|for|on|with|she|we|they|you|at|be|this|have|from|had|by|but|not|what|are|as|an|so|her|his|him|our|their|if|when|there|do|did|would|about)$/i
const sentence = /[^.!?\n]+[.!?\n]*/g
const word = /[\p{L}\p{M}'’]+/gu

/**
 * Of what a checker found, returns what a student is shown, in the order of the text: no style, no names, no sentences
 * in another language, none of their own words, and one finding for each place.
 */
export function shownFindings(
  text: string,
  found: readonly Finding[],
  ownWords: ReadonlySet<string>,
): Finding[] {
  const unknown = found.filter(({ kind }) => kind === 'Spelling')
  const left = foreignSentences(text, unknown)
  const shown = found
    .filter(({ kind, end, start }) => !kindsOff.has(kind) && end > start)
    .filter((one) => !left.some(({ start, end }) => one.start < end && one.end > start))
    .filter((one) => one.kind !== 'Spelling' || !isKnown(text, one, ownWords))
    // Rules of grammar know the words around a word, so they go before its spelling.
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.start - other.start)
  const kept: Finding[] = []
  const taken = new Uint8Array(text.length)
  for (const one of shown) {
    if (taken.subarray(one.start, one.end).includes(1)) continue
    taken.fill(1, one.start, one.end)
    kept.push({ ...one, replacements: one.replacements.slice(0, limits.replacements) })
  }
  return kept.toSorted((one, other) => one.start - other.start).slice(0, limits.findings)
}

/** What counts as the same word in a student's own words. */
export function ownWordOf(text: string, { start, end }: Pick<Finding, 'start' | 'end'>): string {
  return text.slice(start, end).toLowerCase().replaceAll('’', "'")
}

/**
 * Moves findings after the text was edited in one place, and drops those whose words, or whose neighbors, changed.
 */
export function afterEdit(findings: readonly Finding[], before: string, after: string): Finding[] {
  if (before === after) return [...findings]
  const most = Math.min(before.length, after.length)
  let first = 0
  while (first < most && before[first] === after[first]) first++
  let last = 0
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last++
  const by = after.length - before.length
  return findings.flatMap((one) => {
    if (one.end < first) return [one]
    if (one.start > before.length - last) return [{ ...one, start: one.start + by, end: one.end + by }]
    return []
  })
}

function rankOf({ kind }: Finding): number {
  return kind === 'Spelling' ? 1 : 0
}

/** Names are not in a dictionary: a capital within a sentence is one. */
function isKnown(text: string, finding: Finding, ownWords: ReadonlySet<string>): boolean {
  if (ownWords.has(ownWordOf(text, finding))) return true
  const isCapital = /^\p{Lu}/u.test(text.slice(finding.start, finding.end))
  return (
    isCapital &&
    /[\p{L}\p{N},;:][ \t]+["“‘(]?$/u.test(text.slice(Math.max(0, finding.start - 8), finding.start))
  )
}

function foreignSentences(text: string, unknown: readonly Finding[]) {
  return [...text.matchAll(sentence)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const words = match[0].match(word) ?? []
    if (words.length < foreign.words) return []
    const strange = unknown.filter((one) => one.start >= start && one.end <= end).length
    const ours = words.filter((one) => english.test(one)).length
    const isForeign = strange >= words.length * foreign.unknown && ours < words.length * foreign.english
    return isForeign ? [{ start, end }] : []
  })
}
