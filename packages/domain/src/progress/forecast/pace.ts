import type { Pace } from './schedule.ts'

/** Days looked back, and how many with writing it takes until they say something. */
export const paceDays = { back: 21, enough: 5 } as const

/** What is taken for a student of whom too little is known, in words a day. */
export const usualPace: Pace = { slow: 150, fast: 300 }

/** Nobody is taken for slower than this, so that a day of cutting does not end the world. */
const slowest = 40

/**
 * Returns a student's own pace from the net words of the days on which they wrote: the middle half of them.
 * `isOwn` is false until there are enough.
 */
export function paceOf(days: readonly { words: number }[]): Pace & { isOwn: boolean } {
  const written = days.map(({ words }) => words).filter((words) => words > 0)
  if (written.length < paceDays.enough) return { ...usualPace, isOwn: false }
  const sorted = written.toSorted((one, other) => one - other)
  const slow = Math.max(slowest, quantile(sorted, 0.25))
  return { slow, fast: Math.max(slow, quantile(sorted, 0.75)), isOwn: true }
}

/** Between two values, the share of the way. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return Math.round(low + (high - low) * (at - Math.floor(at)))
}
