import type { WaitingList } from '#colleges/odds/schema.ts'
import { formatInteger, percent, yearsInWords } from '#words.ts'
import type { Odds } from '../odds-range.ts'
import { logit, shareOf } from './shifts.ts'

/** With fewer on a list than this, its rate says nothing. */
const fewest = 20

/** Where more than this share was admitted, those who were not have hardly been counted. */
const most = 0.95

/** An assumption, in log-odds: from one fall to the next, such a rate is often three times as high, or a third. */
const yearly = 1.1

/** Returns the odds of whoever stays on a waiting list, by the college's own counts; `null` where they say too little. */
export function oddsFromWaitingList(list: WaitingList | undefined): Odds | null {
  if (!list || list.stayed < fewest || list.admitted > most * list.stayed) return null
  const middle = (list.admitted + 0.5) / (list.stayed + 1)
  return { middle, low: shareOf(logit(middle) - yearly), high: shareOf(logit(middle) + yearly) }
}

/** Says whose counts they are: "In 2024–25 it admitted 64 of the 3,158 who stayed on its waitlist (2%)". */
export function waitingListInWords({ year, stayed, admitted }: WaitingList): string {
  return `In ${yearsInWords(year)} it admitted ${formatInteger(admitted)} of the ${formatInteger(stayed)} who stayed on its waitlist (${percent(admitted / stayed)})`
}
