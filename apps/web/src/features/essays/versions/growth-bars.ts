/** As many as stand beside each other on a phone. */
const most = 80

/** `share` of the longest text, in percent; `isNow` where the step that is shown is one of those the bar stands for. */
export type GrowthBar = { share: number; isNow: boolean }

/** One bar for each step, or for as many steps as leave room for all: then it is as high as the last of them. */
export function growthBars(words: readonly number[], now: number): GrowthBar[] {
  const each = Math.ceil(words.length / most)
  const longest = Math.max(1, ...words)
  return Array.from({ length: Math.ceil(words.length / each) }, (_, bar) => {
    const last = Math.min((bar + 1) * each, words.length) - 1
    return { share: (100 * words[last]!) / longest, isNow: Math.floor(now / each) === bar }
  })
}
