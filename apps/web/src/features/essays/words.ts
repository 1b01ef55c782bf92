import { truncateLine } from '@bearings/domain/truncate'
import { counted } from '@bearings/domain/words'

/** Returns "0 of 250 words", or "12 words" without a limit. */
export function wordsInWords(words: number, wordLimit: number | null): string {
  return wordLimit === null
    ? counted(words, 'word')
    : `${words.toLocaleString('en-US')} of ${counted(wordLimit, 'word')}`
}

/** Returns the tab title for an essay: its prompt, shortened to the length of a tab, and the school. */
export function essayInTab({
  promptName,
  schoolName,
}: {
  promptName: string
  schoolName: string | null
}): string {
  const short = truncateLine(promptName, 59)
  return schoolName ? `${short} · ${schoolName}` : short
}

/** Returns how many words are left: "38 left", "12 over"; `null` without a limit. */
export function roomInWords(words: number, wordLimit: number | null): string | null {
  if (wordLimit === null) return null
  const left = wordLimit - words
  return left < 0 ? `${(-left).toLocaleString('en-US')} over` : `${left.toLocaleString('en-US')} left`
}
