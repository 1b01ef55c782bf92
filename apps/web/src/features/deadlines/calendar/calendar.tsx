import type { Deadline } from '@bearings/domain/deadlines/schema'
import { Card, Title, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { gathered, type LocalTime } from '../arrange.ts'
import type { DeadlinesSearch } from '../deadlines-search.ts'
import { CalendarDay } from './calendar-day.tsx'
import { monthAfter, monthInWords, monthOf, monthsFrom, weekdays, weeksFrom, weeksOf } from './month.ts'
import classes from './calendar.module.css'

type Props = {
  deadlines: readonly Deadline[]
  here: LocalTime
  search: DeadlinesSearch
  /** Whether days show only marks, because the window is as narrow as a phone or tablet. */
  narrow: boolean
}

/** One month as a wall calendar. It is a table, so that screen readers read each date with its weekday. */
export function Calendar({ deadlines, here, search, narrow }: Props) {
  const thisMonth = monthOf(here.today)
  const { month = thisMonth } = search
  const on = (day: string) => gathered(deadlines.filter(({ date }) => date === day))
  const [isWhole, setWhole] = useState(false)
  const whole = weeksOf(month)
  const ahead = month === thisMonth ? weeksFrom(here.today) : whole
  const hasEarlier = ahead[0]![0] !== whole[0]![0]
  const weeks = isWhole ? whole : ahead
  const months = month === thisMonth && !isWhole ? monthsFrom(here.today) : [month]

  return (
    <Card component="section" padding={0} aria-label="Calendar">
      <header className={`cluster spread gap-3 ${classes.head}`}>
        <Title order={2} id="calendar-month" aria-live="polite">
          {monthInWords(month)}
        </Title>
        <nav aria-label="Month" className="no-print flex gap-6px">
          {hasEarlier && (
            <UnstyledButton
              className={`inline-row text-body strong unbroken ${classes.button}`}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? 'From this week' : 'Earlier weeks'}
            </UnstyledButton>
          )}
          {month !== thisMonth && (
            <Link
              to="/deadlines"
              search={{ ...search, month: undefined }}
              replace
              className={`inline-row text-body strong unbroken ${classes.button}`}
            >
              This month
            </Link>
          )}
          <Link
            to="/deadlines"
            search={{ ...search, month: monthAfter(month, -1) }}
            replace
            className={`inline-row text-body strong unbroken ${classes.button}`}
            aria-label="Previous month"
          >
            <Icon of={IconChevronLeft} />
          </Link>
          <Link
            to="/deadlines"
            search={{ ...search, month: monthAfter(month) }}
            replace
            className={`inline-row text-body strong unbroken ${classes.button}`}
            aria-label="Next month"
          >
            <Icon of={IconChevronRight} />
          </Link>
        </nav>
      </header>
      <table className={`wide ${classes.table}`} aria-labelledby="calendar-month">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  month={month}
                  isAbout={months.includes(monthOf(day))}
                  deadlines={on(day)}
                  here={here}
                  narrow={narrow}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
