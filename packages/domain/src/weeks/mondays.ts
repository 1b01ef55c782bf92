import { addDays, daysBetween } from '../today.ts'

export function isMonday(day: string): boolean {
  return weekdayOf(day) === 0
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** An arbitrary Monday. */
const aMonday = '2026-11-02'

/** Days since the last Monday, 0 to 6. */
function weekdayOf(day: string): number {
  return ((daysBetween(aMonday, day) % 7) + 7) % 7
}
