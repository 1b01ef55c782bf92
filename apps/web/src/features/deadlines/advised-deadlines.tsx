import { cautionOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { Card, Text, Title } from '@mantine/core'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Standing } from './agenda/agenda-row.tsx'
import { about } from './arrange.ts'
import { SourceIcon } from './source-icon.tsx'
import classes from './agenda/agenda.module.css'

type Props = {
  deadlines: readonly Deadline[]
  /** The day it is where the student is. */
  today: string
  name: string
}

/** A student's dates as their advisor reads them: what is late, what comes, and what is done. */
export function AdvisedDeadlines({ deadlines, today, name }: Props) {
  const open = deadlines.filter(({ done }) => !done)
  const sections = [
    { key: 'late', heading: 'Late', dates: open.filter(({ date }) => date < today) },
    { key: 'coming', heading: 'Coming', dates: open.filter(({ date }) => date >= today) },
    { key: 'done', heading: 'Done with', dates: deadlines.filter(({ done }) => done) },
  ].filter(({ dates }) => dates.length > 0)

  if (sections.length === 0)
    return (
      <Card>
        <Text>{name} has no dates yet.</Text>
      </Card>
    )
  return sections.map(({ key, heading, dates }) => (
    <Card key={key} component="section" padding={0} aria-labelledby={`dates-${key}`}>
      <header className={classes.head} data-late={key === 'late' || undefined}>
        <Title order={2} id={`dates-${key}`}>
          {heading}
        </Title>
        <span className={classes.count}>{dates.length}</span>
      </header>
      <ul>
        {dates.map((deadline) => (
          <Row key={`${deadline.source} ${deadline.id}`} deadline={deadline} today={today} />
        ))}
      </ul>
    </Card>
  ))
}

function Row({ deadline, today }: { deadline: Deadline; today: string }) {
  const caution = cautionOf(deadline)
  return (
    <li className={classes.row} data-done={deadline.done || undefined}>
      <CalendarDate date={deadline.date} />
      <div className={classes.icon}>
        <SourceIcon source={deadline.source} />
      </div>
      <div>
        <span className={classes.words}>{deadline.title}</span>
        <span className={classes.about}>{about(deadline)}</span>
        {caution && <span className={classes.caution}>{caution}</span>}
      </div>
      <Standing deadline={deadline} today={today} />
    </li>
  )
}
