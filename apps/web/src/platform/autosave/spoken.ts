import { savingWords } from './state-words.ts'

/** The words that say whether a text is saved, the last of them that were to stay, and how they are read aloud. */
export type Spoken = { shown: string; lasting: string; live: 'polite' | 'off' }

/** What a page shows when it opens is not read aloud. */
export function firstSpoken(words: string): Spoken {
  return { shown: words, lasting: words, live: 'off' }
}

/**
 * While somebody types, the words alternate between "Saving…" and "Saved", which would be read aloud over the
 * typing. Only other words are, and "Saved" after them.
 */
export function nextSpoken({ lasting }: Spoken, words: string): Spoken {
  if (words === savingWords) return { shown: words, lasting, live: 'off' }
  return { shown: words, lasting: words, live: words === lasting ? 'off' : 'polite' }
}
