/** How a word that is often in a document gains less each time, and how long documents lose: the usual values. */
const [saturation, byLength] = [1.2, 0.75]

/** Documents, each of the words that it has, which can be searched by words: BM25, from 0 to 1. */
export function byWords(documents: readonly (readonly string[])[]) {
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / documents.length || 1
  /** For each word the documents that have it, in pairs: the document, and how often. */
  const found = new Map<string, number[]>()
  for (const [at, words] of documents.entries())
    for (const word of words) {
      const pairs = found.get(word)
      if (!pairs) found.set(word, [at, 1])
      else if (pairs.at(-2) === at) pairs[pairs.length - 1]!++
      else pairs.push(at, 1)
    }
  const rarity = (word: string) => {
    const holding = (found.get(word)?.length ?? 0) / 2
    return Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5))
  }
  const damping = documents.map(({ length }) => saturation * (1 - byLength + (byLength * length) / mean))

  /** Returns how much of the words each document has, rare words counting more. */
  return (words: readonly string[]): Float64Array => {
    const scores = new Float64Array(documents.length)
    let most = 0
    for (const word of new Set(words)) {
      const weight = rarity(word)
      most += weight
      const pairs = found.get(word) ?? []
      for (let pair = 0; pair < pairs.length; pair += 2) {
        const [at, count] = [pairs[pair]!, pairs[pair + 1]!]
        scores[at]! += (weight * count) / (count + damping[at]!)
      }
    }
    return most > 0 ? scores.map((score) => score / most) : scores
  }
}
