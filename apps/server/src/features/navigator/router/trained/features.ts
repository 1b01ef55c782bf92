import { stemsOf } from '../words.ts'

/** Into how many numbers words and pairs of words are hashed: so many that hardly two share one. */
const buckets = 1 << 18

/** The words of a text and its pairs of neighbors, as numbers, as the model was trained on them. */
export function featuresOf(text: string): number[] {
  const stems = stemsOf(text)
  const words = stems.filter((stem) => !stem.startsWith('~'))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [...stems, ...pairs].map(hash)
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return ((value ^ (value >>> 15)) >>> 0) % buckets
}
