import { isLate } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { counted } from '@bearings/domain/words'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { rowOn } from '../agenda/agenda-row.tsx'
import type { LocalTime } from '../arrange.ts'
import { DeadlineLink } from '../deadline-link.tsx'
import { SourceIcon } from '../source-icon.tsx'
import { monthOf } from './month.ts'
import classes from './calendar.module.css'

type DayProps = { day: string; deadlines: readonly Deadline[]; here: LocalTime }
type Props = DayProps & {
  month: string
  /**
   * Whether the day belongs to the months shown, and not to another month whose days only complete a week.
   */
  isAbout: boolean
  narrow: boolean
}

export function CalendarDay({ month, isAbout, narrow, ...props }: Props) {
  const { day, here } = props
  const outside = monthOf(day) !== month
  return (
    <td
      className={`hairline ${classes.day}`}
      data-outside={outside || undefined}
      aria-current={day === here.today ? 'date' : undefined}
    >
      {narrow ? <MarkedDay {...props} deadlines={isAbout ? props.deadlines : []} /> : <FullDay {...props} />}
    </td>
  )
}

/** How many dates a day shows before it offers the rest. */
const shownAtFirst = 3

function FullDay({ day, deadlines, here }: DayProps) {
  const [opened, setOpened] = useState(false)
  const shown = opened || deadlines.length <= shownAtFirst + 1 ? deadlines : deadlines.slice(0, shownAtFirst)
  const more = deadlines.length - shown.length

  return (
    <>
      <Numeral day={day} />
      {deadlines.length > 0 && (
        <ul className="stack gap-1 above-1">
          {shown.map((deadline) => (
            <DayItem key={`${deadline.source} ${deadline.id}`} deadline={deadline} here={here} />
          ))}
          {more > 0 && (
            <li>
              <UnstyledButton className={`secondary strong ${classes.more}`} onClick={() => setOpened(true)}>
                {more} more
              </UnstyledButton>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function DayItem({ deadline, here }: { deadline: Deadline; here: LocalTime }) {
  const { source, done, title, schoolName } = deadline
  const late = isLate(deadline, here.timeZone, here.now)
  return (
    <li className={classes.date} title={title} {...toneOf(deadline, here)}>
      <DeadlineLink
        deadline={deadline}
        className={`flex gap-6px items-start text-small line-18 ${classes.link}`}
      >
        <SourceIcon source={source} size={14} />
        <span className={`clamped wrap-anywhere ${classes.title}`}>
          {(done || late) && <VisuallyHidden>{done ? 'Done: ' : 'Late: '}</VisuallyHidden>}
          {title}
          {source !== 'school' && schoolName && <VisuallyHidden>, {schoolName}</VisuallyHidden>}
        </span>
      </DeadlineLink>
    </li>
  )
}

/** A day with a mark for each date. Pressing it scrolls to the day in the list below. */
function MarkedDay({ day, deadlines, here }: DayProps) {
  if (deadlines.length === 0) return <Numeral day={day} />
  return (
    <UnstyledButton className={classes.marked} onClick={() => goToRow(day)}>
      <Numeral day={day} />
      <VisuallyHidden>: {counted(deadlines.length, 'date')}</VisuallyHidden>
      <span className={classes.marks} aria-hidden>
        {deadlines.slice(0, shownAtFirst).map((deadline) => (
          <span
            key={`${deadline.source} ${deadline.id}`}
            className={`${classes.date} ${classes.mark}`}
            {...toneOf(deadline, here)}
          />
        ))}
      </span>
    </UnstyledButton>
  )
}

function goToRow(day: string) {
  document.getElementById(rowOn(day))?.querySelector('a')?.focus()
}

function Numeral({ day }: { day: string }) {
  return (
    <time className={`text-body font-heading medium ${classes.number}`} dateTime={day}>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <VisuallyHidden>{dateInWords(day)}</VisuallyHidden>
    </time>
  )
}

/** A date has the color of its chip in the lists: how near it is, or that it is done. */
function toneOf(deadline: Deadline, { timeZone, now, today }: LocalTime) {
  const { tone } = urgencyOf(deadline.date, today, isLate(deadline, timeZone, now))
  return { 'data-tone': deadline.done ? 'kelp' : tone, 'data-done': deadline.done || undefined }
}
