import { cautionOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { Card, Text, Title } from '@mantine/core'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { DeadlineChip } from './agenda/agenda-row.tsx'
import { about, advisedSectionsOf, type LocalTime } from './arrange.ts'
import { SourceIcon } from './source-icon.tsx'
import classes from './agenda/agenda.module.css'

type Props = {
  deadlines: readonly Deadline[]
  /** The student's time zone and current time: days end in the student's time zone, not the advisor's. */
  here: LocalTime
  name: string
}

/** A student's dates as their advisor sees them: late, coming, and done. */
export function AdvisedDeadlines({ deadlines, here, name }: Props) {
  const sections = advisedSectionsOf(deadlines, here)
  if (sections.length === 0)
    return (
      <Card>
        <Text>{name} has no dates yet.</Text>
      </Card>
    )
  return sections.map(({ key, heading, deadlines: dates }) => (
    <Card key={key} component="section" padding={0} aria-labelledby={`dates-${key}`}>
      <header className={`card-head ${classes.head}`} data-late={key === 'late' || undefined}>
        <Title order={2} id={`dates-${key}`}>
          {heading}
        </Title>
        <span className="faint figures">{dates.length}</span>
      </header>
      <ul>
        {dates.map((deadline) => (
          <Row
            key={`${deadline.source} ${deadline.id}`}
            deadline={deadline}
            today={here.today}
            isPast={key === 'late'}
          />
        ))}
      </ul>
    </Card>
  ))
}

function Row({ deadline, today, isPast }: { deadline: Deadline; today: string; isPast: boolean }) {
  const caution = cautionOf(deadline)
  return (
    <li
      className={`hover-row rounded-last stack items-center hairline ${classes.row}`}
      data-done={deadline.done || undefined}
    >
      <CalendarDate date={deadline.date} />
      <div className={`flex pale ${classes.icon}`}>
        <SourceIcon source={deadline.source} />
      </div>
      <div>
        <span className="subject">{deadline.title}</span>
        <span className={`detail ${classes.about}`}>{about(deadline)}</span>
        {caution && <span className={`detail ${classes.caution}`}>{caution}</span>}
      </div>
      <DeadlineChip deadline={deadline} today={today} isLate={isPast} />
    </li>
  )
}
