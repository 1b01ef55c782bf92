import { isOfCycle } from '@bearings/domain/calendar-dates'
import { dateInWords } from '@bearings/domain/today'
import { useToday } from '../platform/use-today.ts'
import classes from './calendar-date.module.css'

/**
 * A day as small calendar numerals: the month in capitals over the day, and the year if it is outside the
 * current application year.
 */
export function CalendarDate({ date }: { date: string }) {
  const [first, second, year] = dateInWords(date).split(/\W+0?/)
  // English writes the month first, Spanish the day.
  const [month, day] = /^\d/.test(first!) ? [second, first] : [first, second]
  const today = useToday()
  return (
    <time
      className={`items-baseline items-left rigid ${classes.date}`}
      dateTime={date}
      aria-label={dateInWords(date)}
    >
      <span className={`caption strong ${classes.month}`}>{month}</span>
      <span className={`above-1 font-heading medium ${classes.day}`}>{day}</span>
      {!isOfCycle(date, today) && <span className="caption strong above-1">{year}</span>}
    </time>
  )
}
