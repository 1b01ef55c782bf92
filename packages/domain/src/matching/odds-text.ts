import { roundedPercent } from '../words.ts'
import { clamp } from './clamp.ts'
import type { Odds } from './odds-range.ts'
import { displayedOdds } from './parameters.ts'

/**
 * Formats odds for display (section 4): "about 6%" below 10 percent, otherwise the range in steps of 5
 * points, such as "about 20–45%". Never below 1 or above 95 percent.
 */
export function oddsText({ middle, low, high }: Odds): string {
  if (middle < displayedOdds.singleBelow) return `about ${percent(Math.max(middle, displayedOdds.least))}%`
  const [from, to] = [low, high].map((odds) => {
    const rounded = Math.round(odds / displayedOdds.step) * displayedOdds.step
    return percent(clamp(rounded, displayedOdds.least, displayedOdds.most))
  })
  return from === to ? `about ${from}%` : `about ${from}–${to}%`
}

/** Formats the odds of at least one admission: "about 56%", or at the limits "under 1%" and "over 95%". */
export function listOddsText(odds: number): string {
  if (odds > displayedOdds.most) return `over ${percent(displayedOdds.most)}%`
  return odds > 0 && odds < displayedOdds.least
    ? `under ${percent(displayedOdds.least)}%`
    : `about ${percent(odds)}%`
}

function percent(share: number): number {
  return roundedPercent(share, 0)
}
