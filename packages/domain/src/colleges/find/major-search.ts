import { searchWordsIn } from '../search/rules.ts'
import type { TaughtMajor } from './majors-file.ts'

/**
 * Returns the majors that somebody may mean: each typed word begins a word of one of the major's names. Names
 * of exactly these words rank first, then names that begin with them, and among equals the major that more
 * colleges teach.
 */
export function majorsCalled(majors: readonly TaughtMajor[], typed: string): TaughtMajor[] {
  const words = searchWordsIn(typed)
  if (words.length === 0) return []
  const whole = words.join(' ')
  return majors
    .map((major) => ({ major, rank: rankOf(major, words, whole) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => one.rank! - other.rank! || other.major.at.size - one.major.at.size)
    .map(({ major }) => major)
}

/**
 * Returns the field of study that is called exactly this, by any of its names; of several, the one that most
 * colleges teach. A family of fields is none.
 */
export function fieldCalled(majors: readonly TaughtMajor[], text: string): TaughtMajor | null {
  const whole = searchWordsIn(text).join(' ')
  const [most = null] = majors
    .filter(({ code, names }) => code.length > 2 && names.includes(whole))
    .toSorted((one, other) => other.at.size - one.at.size)
  return most
}

function rankOf({ names }: TaughtMajor, words: readonly string[], whole: string): number | null {
  if (names.includes(whole)) return 0
  if (names.some((name) => name.startsWith(whole))) return 1
  const isNamed = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`))
  return names.some(isNamed) ? 2 : null
}
