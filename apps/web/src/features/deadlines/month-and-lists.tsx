import type { ReactNode } from 'react'
import { useIsLaptop } from '#ui/use-is-narrow.ts'
import { Agenda } from './agenda/agenda.tsx'
import { besideCalendar, type Section } from './arrange.ts'
import { monthOf, monthsFrom } from './calendar/month.ts'
import classes from './month-and-lists.module.css'

type Parts = { sections: readonly Section[]; today: string; month: string | undefined; children: ReactNode }

/**
 * The calendar with the late deadlines and those of its month: in one column, or beside the calendar as far
 * as it is high.
 */
export function MonthAndLists({ sections, today, month, children }: Parts) {
  const late = sections.filter(({ key }) => key === 'late')
  const months = monthsBeside(sections, monthsShown(month, today))
  const { below, beside } = besideCalendar([...late, ...months])
  if (useIsLaptop())
    return (
      <div className={`stack gap-4 ${classes.column}`}>
        <Agenda sections={late} today={today} />
        {children}
        <Agenda sections={months} today={today} />
      </div>
    )
  return (
    <div className={`stack items-start gap-4 ${classes.columns}`}>
      <div className={`stack gap-4 ${classes.column}`}>{children}</div>
      {beside.length > 0 && (
        <div className={`stack gap-4 ${classes.column}`}>
          <Agenda sections={beside} today={today} />
        </div>
      )}
      <div className={`stack gap-4 hidden-if-empty ${classes.below}`}>
        <Agenda sections={below} today={today} />
      </div>
    </div>
  )
}

/** Returns the sections of the calendar's months, which also say what is left to do. */
function monthsBeside(sections: readonly Section[], months: readonly string[]): Section[] {
  return sections
    .filter(({ key }) => months.includes(key))
    .map((section) => ({ ...section, heading: `Due in ${section.heading}` }))
}

function monthsShown(chosen: string | undefined, today: string): string[] {
  return chosen === undefined || chosen === monthOf(today) ? monthsFrom(today) : [chosen]
}
