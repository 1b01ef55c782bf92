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
 * The text that searches read: `| a name | another | # place`. Each word follows a space, so that the beginning of
 * a word can be looked up; a whole name stands between bars; where a place begins, the names end.
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

/** How many letters of a word may be wrong: none in three, one up to six, two in longer ones. */
function forgiven(word: string): number {
  if (word.length <= 3) return 0
  return word.length <= 6 ? 1 : 2
}

/** The known words that a word may be a misspelling of, or of whose beginning: the nearest ones, a few at most. */
export function corrections(typed: string, known: readonly string[]): string[] {
  const near = known
    .map((word) => ({ word, wrong: mistakesInBeginning(typed, word) }))
    .filter(({ wrong }) => wrong <= forgiven(typed))
  const fewest = Math.min(...near.map(({ wrong }) => wrong))
  return near
    .filter(({ wrong }) => wrong === fewest)
    .map(({ word }) => word)
    .toSorted((one, other) => Math.abs(one.length - typed.length) - Math.abs(other.length - typed.length))
    .slice(0, 4)
}

/** Letters added, left out, replaced or swapped with their neighbour between `typed` and a beginning of `word`. */
function mistakesInBeginning(typed: string, word: string): number {
  let before: number[] = []
  let above = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let fewest = Math.min(above[column - 1]! + (isSame ? 0 : 1), above[column]! + 1, line[column - 1]! + 1)
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && isSwapped) fewest = Math.min(fewest, before[column - 2]! + 1)
      line.push(fewest)
    }
    before = above
    above = line
  }
  return Math.min(...above)
}
