import { gradeOf } from '@bearings/domain/library/timeline'
import { Card, Switch, Text, Title } from '@mantine/core'
import { useToday } from '#platform/use-today.ts'
import { useTimelineDates } from './use-timeline-dates.ts'
import classes from './in-deadlines-card.module.css'

/** The student's own switch: whether the dates of a class stand among their deadlines. */
export function InDeadlinesCard({ graduationYear }: { graduationYear: number }) {
  const { chosen, choose } = useTimelineDates()
  const today = useToday()
  // Of a class that has graduated nothing is shown any more.
  const isOther = chosen?.shown && chosen.graduationYear !== graduationYear
  const other = isOther && gradeOf(chosen.graduationYear, today) !== null ? chosen.graduationYear : null

  return (
    <Card component="section" aria-labelledby="in-deadlines" className={`${classes.card} no-print`}>
      <div className={classes.words}>
        <Title order={2} id="in-deadlines">
          In Deadlines
        </Title>
        <Text c="dimmed">
          Upcoming items appear among your dates and in your calendar feed, marked Timeline, with their
          source. They have no reminders.
          {other !== null && ` Shown there now: the class of ${other}.`}
        </Text>
      </div>
      <Switch
        label={`Show the class of ${graduationYear} in Deadlines`}
        checked={chosen?.shown === true && chosen.graduationYear === graduationYear}
        onChange={({ currentTarget }) => choose({ graduationYear, shown: currentTarget.checked })}
      />
    </Card>
  )
}
