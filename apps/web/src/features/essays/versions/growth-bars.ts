/** The most bars that fit side by side on a phone. */
const most = 80

/** `share` is the percentage of the longest text. `isNow` marks the bar of the current step. */
export type GrowthBar = { share: number; isNow: boolean }

/**
 * Returns one bar per step, or per several steps if there are too many. Its height is that of its last step.
 */
export function growthBars(words: readonly number[], now: number): GrowthBar[] {
  const each = Math.ceil(words.length / most)
  const longest = Math.max(1, ...words)
  return Array.from({ length: Math.ceil(words.length / each) }, (_, bar) => {
    const last = Math.min((bar + 1) * each, words.length) - 1
    return { share: (100 * words[last]!) / longest, isNow: Math.floor(now / each) === bar }
  })
}
