/** Returns the words of a text as questions are compared: in lower case, without accents and marks. */
export function wordsAsked(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the share of the words of two texts that both have, from 0 to 1. */
export function overlap(one: string, other: string): number {
  const [words, others] = [new Set(wordsAsked(one)), new Set(wordsAsked(other))]
  const both = [...words].filter((word) => others.has(word)).length
  return both === 0 ? 0 : both / (words.size + others.size - both)
}
