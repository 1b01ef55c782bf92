import { eachOf } from './by-pieces.ts'

/** How a word that is often in a document gains less each time, and how long documents lose: the usual values. */
const [saturation, byLength] = [1.2, 0.75]

/** Numbers words: each that is new is given the next number. */
export function createVocabulary() {
  const numbers = new Map<string, number>()
  return {
    /** Returns the numbers of words, in their order. */
    numbersOf: (words: readonly string[]) =>
      Uint32Array.from(words, (word) => {
        const number = numbers.get(word) ?? numbers.size
        numbers.set(word, number)
        return number
      }),
    /** Returns the number of a word; -1 if no document has it. */
    find: (word: string) => numbers.get(word) ?? -1,
    size: () => numbers.size,
  }
}

/**
 * Documents, each of the numbers of its words, which can be searched by words: BM25, from 0 to 1. The lists are plain
 * numbers: for each word the documents that have it, and how often.
 * @param wordCount How many words are numbered.
 */
export function byWords(documents: readonly Uint32Array[], wordCount: number) {
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / documents.length || 1
  const starts = new Uint32Array(wordCount + 1)
  const sorted = documents.map((words) => words.toSorted())
  for (const words of sorted) eachOf(words, (word) => starts[word + 1]!++)
  for (let word = 0; word < wordCount; word++) starts[word + 1]! += starts[word]!
  const next = starts.slice()
  const holders = new Uint16Array(starts[wordCount]!)
  const counts = new Uint16Array(starts[wordCount]!)
  for (const [at, words] of sorted.entries())
    eachOf(words, (word, times) => {
      const place = next[word]!++
      holders[place] = at
      counts[place] = times
    })
  const damping = Float64Array.from(
    documents,
    ({ length }) => saturation * (1 - byLength + (byLength * length) / mean),
  )
  return searchIn({ starts, holders, counts, damping })
}

type Lists = { starts: Uint32Array; holders: Uint16Array; counts: Uint16Array; damping: Float64Array }

/** A search that keeps nothing but its lists. */
function searchIn({ starts, holders, counts, damping }: Lists) {
  /** Returns how much of the words each document has, rare words counting more. @param words Each once; -1 is new. */
  return (words: readonly number[]): Float64Array => {
    const scores = new Float64Array(damping.length)
    let most = 0
    for (const word of words) {
      const [start, end] = word < 0 ? [0, 0] : [starts[word]!, starts[word + 1]!]
      const weight = Math.log(1 + (damping.length - (end - start) + 0.5) / (end - start + 0.5))
      most += weight
      for (let at = start; at < end; at++) {
        const [holder, count] = [holders[at]!, counts[at]!]
        scores[holder]! += (weight * count) / (count + damping[holder]!)
      }
    }
    return most > 0 ? scores.map((score) => score / most) : scores
  }
}
