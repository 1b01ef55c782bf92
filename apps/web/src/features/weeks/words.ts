import { weekAfter } from '@bearings/domain/weeks/rules'
import { monthDay } from '@bearings/domain/words'

/** Names a week within a sentence, relative to the current one: `last week`, `the week of October 5`. */
export function nameOf(start: string, current: string): string {
  if (start === current) return 'this week'
  if (start === weekAfter(current)) return 'next week'
  if (start === weekAfter(current, -1)) return 'last week'
  return `the week of ${monthDay(start)}`
}

/** Returns `“Ask for a letter” and 2 more are left from last week.` */
export function leftInWords(texts: readonly string[], start: string, current: string): string {
  const [first, ...others] = texts
  const more = others.length === 0 ? 'is' : `and ${others.length} more are`
  return `“${first}” ${more} left from ${nameOf(start, current)}.`
}
