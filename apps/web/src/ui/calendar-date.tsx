import classes from './calendar-date.module.css'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as small calendar numerals: the month in capitals over the day. */
export function CalendarDate({ date }: { date: string }) {
  const [year, month, day] = partsOf(date)
  return (
    <time className={classes.date} dateTime={date} aria-label={`${month} ${day}, ${year}`}>
      <span className={classes.month}>{month}</span>
      <span className={classes.day}>{day}</span>
    </time>
  )
}

/** `2027-01-05` as "Jan 5, 2027". */
export function dateInWords(date: string): string {
  const [year, month, day] = partsOf(date)
  return `${month} ${day}, ${year}`
}

function partsOf(date: string): [year: string, month: string, day: number] {
  const [year = '', month = '1', day = '1'] = date.split('-')
  return [year, months[Number(month) - 1] ?? '', Number(day)]
}
