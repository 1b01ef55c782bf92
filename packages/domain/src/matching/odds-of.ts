import type { Odds } from './odds-range.ts'
import { oddsText } from './odds-text.ts'
import { displayedOdds } from './parameters.ts'
import type { Placement } from './placement.ts'

/** Returns a placement's odds; `null` if it has none. Of a rule that is met, they are the highest that are shown. */
export function oddsOf(placement: Placement | null): Odds | null {
  if (placement === null) return null
  if (placement.status === 'guaranteed')
    return { middle: displayedOdds.most, low: displayedOdds.most, high: displayedOdds.most }
  return 'odds' in placement ? placement.odds : null
}

/** Whether the student is admitted by a rule: a published one that they meet, or that everybody is. */
export function isCertain(placement: Placement | null): boolean {
  return placement?.status === 'open' || placement?.status === 'guaranteed'
}

export const admittedByRule = 'admitted by a published rule'

/** Returns odds as they are shown, such as "about 20–45%"; `null` if there are none. */
export function oddsInWords(placement: Placement | null): string | null {
  if (placement?.status === 'guaranteed') return admittedByRule
  const odds = oddsOf(placement)
  return odds && oddsText(odds)
}
