import { truncateLine } from '@bearings/domain/truncate'
import { counted } from '@bearings/domain/words'

type Length = { words: number; wordLimit: number | null; characterLimit: number | null }

/** Returns "0 of 250 words", "12 words" without a limit, or "12 words, limit 200 characters". */
export function essayLength({ words, wordLimit, characterLimit }: Length): string {
  const written = wordsInWords(words, wordLimit)
  return characterLimit === null ? written : `${written}, limit ${counted(characterLimit, 'character')}`
}

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

/** Returns how much is left of a limit: "38 left", "12 over"; `null` without a limit. */
export function roomInWords(written: number, limit: number | null): string | null {
  if (limit === null) return null
  const left = limit - written
  return left < 0 ? `${(-left).toLocaleString('en-US')} over` : `${left.toLocaleString('en-US')} left`
}
