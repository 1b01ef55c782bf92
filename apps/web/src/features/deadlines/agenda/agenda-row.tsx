import { cautionOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import { dateInWords } from '#platform/dates.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { toneOf } from '#ui/status-tones.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { about } from '../arrange.ts'
import { DeadlineLink } from '../deadline-link.tsx'
import { SourceIcon } from '../source-icon.tsx'
import { useWayOn } from '../use-way-on.ts'
import classes from './agenda.module.css'

type Props = {
  deadline: Deadline
  today: string
  isLate: boolean
  /** Whether the calendar's day scrolls to this row. */
  isFirstOfDay: boolean
}

/**
 * One date: when it is, what it is about, what is left to do, and how near it is. The whole row links to its
 * subject.
 */
export function AgendaRow({ deadline, today, isLate, isFirstOfDay }: Props) {
  const { source, date, title, done, published } = deadline
  const caution = cautionOf(deadline)
  const missed = useWayOn(deadline, isLate)
  return (
    <li
      id={isFirstOfDay ? rowOn(date) : undefined}
      className={`hover-row rounded-last stack items-center hairline ${classes.row}`}
      data-done={done || undefined}
    >
      <CalendarDate date={date} />
      <div className={`flex pale ${classes.icon}`}>
        <SourceIcon source={source} />
      </div>
      <div>
        <DeadlineLink deadline={deadline} className={`clamped ${classes.title}`}>
          {title}
        </DeadlineLink>
        <span className={`detail ${classes.about}`}>{about(deadline)}</span>
        {missed && <MoveToNextPlan entry={missed} />}
        {caution && <span className={`detail ${classes.caution}`}>{caution}</span>}
        {published && (
          <span className={`detail ${classes.about}`}>
            {new URL(published.url).hostname.replace('www.', '')}, checked {dateInWords(published.checkedOn)}
          </span>
        )}
      </div>
      <DeadlineChip deadline={deadline} today={today} isLate={isLate} />
    </li>
  )
}

/** A chip that says how near a deadline is, or that it is done. */
export function DeadlineChip({
  deadline: { done, status, date },
  today,
  isLate,
}: Pick<Props, 'deadline' | 'today' | 'isLate'>) {
  if (done) return <Chip tone={toneOf(status)}>{status ?? 'Done'}</Chip>
  const { tone, words } = urgencyOf(date, today, isLate)
  return <Chip tone={tone}>{words}</Chip>
}

/** Returns the id of a day's first row. */
export function rowOn(day: string): string {
  return `on-${day}`
}
