import { weekAfter } from '@bearings/domain/weeks/rules'

/** `October 5`, for the Monday 2026-10-05. */
export function weekOf(start: string): string {
  return dayOf(start, 'long')
}

/** `Oct 5` */
export function shortWeekOf(start: string): string {
  return dayOf(start, 'short')
}

/** How a week is called within a sentence, seen from the current one: `last week`, `the week of October 5`. */
export function nameOf(start: string, current: string): string {
  if (start === current) return 'this week'
  if (start === weekAfter(current)) return 'next week'
  if (start === weekAfter(current, -1)) return 'last week'
  return `the week of ${weekOf(start)}`
}

export function tasksInWords(count: number): string {
  return count === 1 ? '1 task' : `${count} tasks`
}

/** `“Ask for a letter” and 2 more are left from last week.` */
export function leftInWords(texts: readonly string[], start: string, current: string): string {
  const [first, ...others] = texts
  const more = others.length === 0 ? 'is' : `and ${others.length} more are`
  return `“${first}” ${more} left from ${nameOf(start, current)}.`
}

function dayOf(day: string, month: 'long' | 'short'): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month, day: 'numeric', timeZone: 'UTC' })
}
