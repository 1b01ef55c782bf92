import { limits } from '@bearings/domain/essays/spelling/options'
import { personalStorage } from '#platform/device.ts'

const key = 'bearings.own-words'

/** The words that the student told this device not to mark. They go with everything else that it holds of them. */
export function ownWords(): Set<string> {
  try {
    const kept: unknown = JSON.parse(personalStorage().getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [])
  } catch {
    return new Set()
  }
}

export function addOwnWord(word: string): void {
  const words = [...ownWords(), word].slice(-limits.ownWords)
  try {
    personalStorage().setItem(key, JSON.stringify(words))
  } catch {
    // The browser blocks storage, so the word is known until the page is left.
  }
}
