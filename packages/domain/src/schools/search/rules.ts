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
  const segments = new Set(names.map(plain).flatMap(alsoWritten))
  segments.delete('')
  return `| ${[...segments].join(' | ')} | # ${plain(places.join(' '))}`
}

const swaps: readonly [RegExp, string][] = [
  [/^the /, ''],
  [/ main campus$/, ''],
  [/^(university|college) of (the )?/, ''],
  [/\bsaint\b/g, 'st'],
  [/\bst\b/g, 'saint'],
  [/\bmount\b/g, 'mt'],
  [/\bfort\b/g, 'ft'],
  [/\bunited states\b/g, 'us'],
  [/\band /g, ''],
]

/** A name and the ways people shorten it: "university of virginia main campus" is also "virginia". */
function alsoWritten(name: string): string[] {
  const written = [name]
  for (const [words, shorter] of swaps)
    written.push(...written.map((one) => one.replace(words, shorter)).filter((one) => !written.includes(one)))
  return written
}

/** How many letters of a word may be wrong: none in three, one up to six, two in longer ones. */
function forgiven(word: string): number {
  if (word.length <= 3) return 0
  return word.length <= 6 ? 1 : 2
}

/**
 * How far off the words were typed, in letters, or `null` when a word is not in the text even with that many
 * mistakes. Each may be the beginning of a word in the text.
 */
export function mistakes(words: readonly string[], searchText: string): number | null {
  const written = [...new Set(searchText.split(/[^\p{L}\p{N}]+/u).filter(Boolean))]
  let total = 0
  for (const word of words) {
    const fewest = Math.min(...written.map((one) => mistakesInBeginning(word, one)))
    if (fewest > forgiven(word)) return null
    total += fewest
  }
  return total
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
