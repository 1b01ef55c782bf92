import { allowedTypos, prefixEditDistance } from '#spelling.ts'
import { beginning, type CollegeIndex } from './college-index.ts'
import { stopWords, canonicalSpellings } from './words.ts'

/** The most words of a text that is corrected. Longer texts are looked up as they are spelled. */
export const mostCorrected = 8

/** Returns corrections: the words with up to two mistakes each, in up to eight combinations, fewest first. */
export function corrected({ words: known }: CollegeIndex, words: readonly string[]): [string[], number][] {
  if (words.length > mostCorrected) return []
  let spellings: [string[], number][] = [[[], 0]]
  for (const word of words) {
    const choices = similar(known, word, words.length > 1)
    if (choices.length === 0) return []
    spellings = spellings
      .flatMap(([before, mistakes]) =>
        choices.map(
          ([choice, more]) =>
            [choice === '' ? before : [...before, choice], mistakes + more] as [string[], number],
        ),
      )
      .toSorted(([, one], [, other]) => one - other)
      .slice(0, 8)
  }
  return spellings.filter(([spelling, mistakes]) => mistakes > 0 && spelling.length > 0)
}

/**
 * Returns the words that a typed word may mean, with their mistakes: itself if a known word begins with it,
 * up to six such known words, and those that it may misspell. The empty word means that it may be left out.
 */
function similar(known: readonly string[], typed: string, isOneOfSome: boolean): [string, number][] {
  const [from, to] = beginning(known, typed, (text) => text)
  const choices: [string, number][] = from < to ? [[typed, 0]] : []
  if (to - from <= 6) for (const word of known.slice(from, to)) if (word !== typed) choices.push([word, 0.4])
  if (
    isOneOfSome &&
    typed.length <= 4 &&
    [...stopWords].some((word) => prefixEditDistance(typed, word, 1) <= 1)
  )
    choices.push(['', 1])
  for (const [word, meant] of canonicalSpellings)
    if (
      prefixEditDistance(typed, word, allowedTypos(typed)) > 0 &&
      prefixEditDistance(typed, word, allowedTypos(typed)) < 3
    )
      choices.push([meant, 1])
  const most = isOneOfSome && typed.length === 3 ? 1 : allowedTypos(typed)
  if (most === 0 || typed.length > 24) return choices
  for (const word of known) {
    if (word.startsWith(typed)) continue
    const mistakes = prefixEditDistance(typed, word, most)
    // People rarely mistake the first letter.
    if (mistakes !== Infinity)
      choices.push([
        word,
        mistakes + (word[0] === typed[0] ? 0 : 0.5) + (Math.abs(word.length - typed.length) > 2 ? 0.3 : 0),
      ])
  }
  return choices.toSorted(([, one], [, other]) => one - other).slice(0, 8)
}
