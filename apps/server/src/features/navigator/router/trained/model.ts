import { featuresOf } from './features.ts'

/** How many numbers stand for each word and for each meaning. */
export const width = 40

/**
 * A linear model over the meanings of a question: a word's numbers, their mean over the question, and each meaning's
 * numbers times that mean. Numbers are whole, from -127 to 127, times a scale.
 */
export type Model = {
  /** The names of the meanings, in the order of their numbers. */
  names: readonly string[]
  /** The words that are known, ascending. */
  features: Uint32Array
  words: Int8Array
  wordScale: number
  meanings: Int8Array
  meaningScale: number
}

/** Gives for each of these meanings the logarithm of its chance; an unknown one is as likely as the average. */
export function reader({ names, features, words, wordScale, meanings, meaningScale }: Model) {
  const at = new Map(names.map((name, row) => [name, row]))
  const scale = wordScale * meaningScale
  return (text: string, wanted: readonly string[]): Float64Array => {
    const asked = featuresOf(text)
    const rows = asked.map((feature) => rowIn(features, feature)).filter((row) => row >= 0)
    // Half of a text are pairs, of which most are new. Beyond that, unknown words make it less sure.
    const count = Math.max(rows.length, asked.length / 2)
    const mean = new Float64Array(width)
    for (const row of rows)
      for (let place = 0; place < width; place++) mean[place]! += words[row * width + place]! / count
    const sums = Float64Array.from(names, (_, row) => {
      let sum = 0
      for (let place = 0; place < width; place++) sum += meanings[row * width + place]! * mean[place]!
      return sum * scale
    })
    const top = Math.max(...sums)
    const all = top + Math.log(sums.reduce((total, sum) => total + Math.exp(sum - top), 0))
    const unknown = -Math.log(names.length)
    return Float64Array.from(wanted, (name) => {
      const row = at.get(name)
      return row === undefined ? unknown : Math.max(sums[row]! - all, least)
    })
  }
}

/** Returns the place of a feature among the ascending ones; -1 if it is unknown. */
function rowIn(features: Uint32Array, feature: number): number {
  let [low, high] = [0, features.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (features[middle]! === feature) return middle
    if (features[middle]! < feature) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** No meaning is ruled out by this evidence alone. */
const least = Math.log(1e-6)
