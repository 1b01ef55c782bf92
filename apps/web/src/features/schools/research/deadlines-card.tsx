import { asOf, roundLabels } from '@bearings/domain/schools/rules'
import type { Deadline } from '@bearings/domain/schools/schema'
import { Card, Title } from '@mantine/core'
import { CalendarDate } from '../../../ui/calendar-date.tsx'
import { sourceOf, stateLabels } from '../deadline-words.ts'
import classes from './deadlines-card.module.css'

/** When each round closes, and how far the date can be trusted. */
export function DeadlinesCard({ deadlines, today }: { deadlines: Deadline[]; today: string }) {
  const known = deadlines
    .map((deadline) => asOf(today, deadline))
    .toSorted((one, other) => (one.date ?? '9999').localeCompare(other.date ?? '9999'))

  return (
    <Card component="section" aria-labelledby="closing-dates">
      <Title order={2} id="closing-dates">
        Closing dates
      </Title>
      <ul className={classes.rounds}>
        {known.map((deadline) => (
          <li key={`${deadline.round} ${deadline.cycle}`} className={classes.round}>
            {deadline.date ? (
              <CalendarDate date={deadline.date} />
            ) : (
              <span className={classes.open}>Open</span>
            )}
            <div>
              <div className={classes.name}>{roundLabels[deadline.round]}</div>
              <div className={classes.source}>
                {deadline.date && <em>{stateLabels[deadline.state]}. </em>}
                {sourceOf(deadline)}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
