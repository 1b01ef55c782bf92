import { day } from '../words.ts'
import { yearsInWords } from '../words.ts'
import type { AidCycle } from './aid-cycle.ts'

/** Which federal form belongs to the fall in which college begins, on a day; the guide names no year of its own. */
export function formInWords(
  { awardYear, taxYear, opensOn, isOpeningKnown, closesOn }: AidCycle,
  today: string,
): string {
  const open =
    today < opensOn
      ? `It opens by ${day(opensOn)}`
      : isOpeningKnown
        ? `It opened on ${day(opensOn)}, is open until ${day(closesOn)}`
        : `It is open until ${day(closesOn)}`
  return `Students who start college in fall ${awardYear.slice(0, 4)} file the form for **${yearsInWords(awardYear)}**. ${open} and asks about income in **${taxYear}**.`
}
