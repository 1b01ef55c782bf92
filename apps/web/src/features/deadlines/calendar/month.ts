import { addDays, months } from '@bearings/domain/today'

// Months are `YYYY-MM` and days `YYYY-MM-DD`: they sort as text, and no time zone can shift them.

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** `2026-11` as "November 2026". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}

/** The month so many months later, or earlier when `count` is negative. */
export function monthAfter(month: string, count = 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** A page of the present month goes on into the next one rather than be shorter than this. */
const fewestWeeks = 5

/**
 * The weeks of the present month that are not over, and then as many of the next one as a page needs: what has passed is
 * no longer what a student looks for.
 */
export function weeksFrom(today: string): string[][] {
  const month = monthOf(today)
  const ahead = weeksOf(month).filter((week) => week.at(-1)! >= today)
  const shown = new Set(ahead.flat())
  const later = weeksOf(monthAfter(month)).filter((week) => !shown.has(week[0]!))
  return [...ahead, ...later.slice(0, Math.max(0, fewestWeeks - ahead.length))]
}

/** The months whose days that page is about: the present one, and the next where the page goes on into it. */
export function monthsFrom(today: string): string[] {
  const month = monthOf(today)
  const goesOn = weeksOf(month).filter((week) => week.at(-1)! >= today).length < fewestWeeks
  return goesOn ? [month, monthAfter(month)] : [month]
}

/** The days of a calendar's page, week by week from Monday on, with those of the months around it. */
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
