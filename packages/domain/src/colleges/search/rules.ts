import { allowedTypos, prefixEditDistance } from '#spelling.ts'

/** Lower-case words of letters and digits, one space apart: "St. John's" → "st johns", "A & M" → "am". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]|\.(?!\w\w)/g, '')
    .replace(/\b(\w) ?& ?(\w)\b/g, '$1$2')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Returns the text that searches read: `| a name | another | # place`. Each word follows a space, so that the
 * beginning of a word can be looked up. A whole name stands between bars, and the names end where the place
 * begins.
 */
export function searchTextOf(names: readonly string[], places: readonly (string | null)[] = []): string {
  const segments = new Set(
    names
      .flatMap((name) => [name, withoutCampus(name)])
      .map(plain)
      .flatMap(alsoWritten),
  )
  segments.delete('')
  return `| ${[...segments].join(' | ')} | # ${plain(places.join(' '))}`
}

/** Returns the names in a search text, without the place. */
export function namesIn(searchText: string): string[] {
  const [names = ''] = searchText.split('#')
  return names
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Returns the part of a search text that a school has if this is one of its names, however it is written. */
export function fullNameIn(typed: string): string {
  return `| ${plain(typed)} |`
}

/** Whether a school goes by this name. */
export function hasName(
  { name, aliases }: { name: string; aliases: readonly string[] },
  typed: string,
): boolean {
  return plain(typed) !== '' && searchTextOf([name, ...aliases]).includes(fullNameIn(typed))
}

const expansions: ReadonlyMap<string, string> = new Map([
  ['hs', 'high school'],
  ['twp', 'township'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['ctr', 'center'],
  ['acad', 'academy'],
])

/**
 * Returns the words to look up for a typed text: without an article in front, and with abbreviations of high
 * schools written out.
 */
export function searchWordsIn(text: string): string[] {
  const words = plain(text).split(' ').filter(Boolean)
  return words
    .filter((word, at) => word !== 'the' || at > 0 || words.length === 1)
    .flatMap((word) => expansions.get(word)?.split(' ') ?? word)
}

/** The words of a search text, once each. */
export function wordsOf(searchText: string): string[] {
  return [...new Set(searchText.split(/[|# ]+/).filter(Boolean))]
}

/** "Ohio State University-Main Campus" is called Ohio State University. */
function withoutCampus(name: string): string {
  return name.replace(/^(.*\b(?:University|College|Institute|School)\b.*?)-.+$/, '$1')
}

const shorter: readonly [RegExp, string][] = [
  [/^the /, ''],
  [/^(university|college) of (the )?/, ''],
  [/ university$/, ''],
  [/\bsaint\b/g, 'st'],
  [/\bst\b/g, 'saint'],
  [/\bmount\b/g, 'mt'],
  [/\bfort\b/g, 'ft'],
  [/\bunited states\b/g, 'us'],
  [/\band /g, ''],
]

/** A name and the ways people write it: "university of virginia" is also "virginia". */
function alsoWritten(name: string): string[] {
  const written = [name]
  for (const [words, instead] of shorter)
    written.push(...written.map((one) => one.replace(words, instead)).filter((one) => !written.includes(one)))
  return written
}

/** Returns known words that begin with, or nearly with, the typed letters: the nearest ones, at most four. */
export function corrections(typed: string, known: readonly string[]): string[] {
  const near = known
    .map((word) => ({ word, wrong: prefixEditDistance(typed, word, allowedTypos(typed)) }))
    .filter(({ wrong }) => wrong !== Infinity)
  const fewest = Math.min(...near.map(({ wrong }) => wrong))
  return near
    .filter(({ wrong }) => wrong === fewest)
    .map(({ word }) => word)
    .toSorted((one, other) => Math.abs(one.length - typed.length) - Math.abs(other.length - typed.length))
    .slice(0, 4)
}
