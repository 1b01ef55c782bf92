import { addDays, months } from '@bearings/domain/today'

// Months are `YYYY-MM` and days `YYYY-MM-DD`: they sort as text, and no time zone can shift them.

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Formats `2026-11` as "November 2026". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}

/** Returns the month `count` months later, or earlier if `count` is negative. */
export function monthAfter(month: string, count = 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/**
 * The fewest weeks on a page of the current month. If fewer are left, the page continues into the next month.
 */
const fewestWeeks = 5

/**
 * Returns the weeks of the current month that are not over, and enough of the next month to fill a page,
 * because students no longer look for what has passed.
 */
export function weeksFrom(today: string): string[][] {
  const month = monthOf(today)
  const ahead = weeksOf(month).filter((week) => week.at(-1)! >= today)
  const shown = new Set(ahead.flat())
  const later = weeksOf(monthAfter(month)).filter((week) => !shown.has(week[0]!))
  return [...ahead, ...later.slice(0, Math.max(0, fewestWeeks - ahead.length))]
}

/** Returns the months that this page covers: the current one, and the next if the page continues into it. */
export function monthsFrom(today: string): string[] {
  const month = monthOf(today)
  const goesOn = weeksOf(month).filter((week) => week.at(-1)! >= today).length < fewestWeeks
  return goesOn ? [month, monthAfter(month)] : [month]
}

/**
 * Returns the days of a month's calendar, week by week from Monday on, completed with days of the months
 * around it.
 */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const beforeFirst = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (
    let day = addDays(first, -beforeFirst);
    monthOf(day) <= month && weeks.length < 6;
    day = addDays(day, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}
