import { dateInWords } from '@bearings/domain/today'
import classes from './calendar-date.module.css'

export { dateInWords } from '@bearings/domain/today'

/** A day as small calendar numerals: the month in capitals over the day. */
export function CalendarDate({ date }: { date: string }) {
  const [month, day] = dateInWords(date).split(/\W+/)
  return (
    <time className={classes.date} dateTime={date} aria-label={dateInWords(date)}>
      <span className={classes.month}>{month}</span>
      <span className={classes.day}>{day}</span>
    </time>
  )
}
