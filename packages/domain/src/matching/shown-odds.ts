import { clamp } from './clamp.ts'
import type { Odds } from './odds-range.ts'
import { shown } from './parameters.ts'

/**
 * Odds as they are shown (section 4): "about 6%" below 10 percent, otherwise the range in steps of 5 points, "about
 * 20–45%". Never below 1 or above 95 percent, unless a published rule admits the student.
 */
export function shownOdds({ middle, low, high }: Odds, isAutomatic = false): string {
  if (isAutomatic) return 'admitted automatically'
  if (middle < shown.singleBelow) return `about ${percent(Math.max(middle, shown.least))}%`
  const [from, to] = [low, high].map((odds) => {
    const rounded = Math.round(odds / shown.step) * shown.step
    return percent(clamp(rounded, shown.least, shown.most))
  })
  return from === to ? `about ${from}%` : `about ${from}–${to}%`
}

/** Odds of one or more admissions, "about 56%", as far as anything is ever sure. */
export function shownListOdds(odds: number): string {
  if (odds > shown.most) return `over ${percent(shown.most)}%`
  return odds > 0 && odds < shown.least ? `under ${percent(shown.least)}%` : `about ${percent(odds)}%`
}

function percent(share: number): number {
  return Math.round(share * 100)
}
