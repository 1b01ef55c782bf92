import { timelineUnavailableReason } from '@bearings/domain/library/timeline'
import { Card, Switch, Text, Title } from '@mantine/core'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useTimelineDates } from './use-timeline-dates.ts'
import classes from './in-deadlines-card.module.css'

/** The student's switch for showing the dates of their class among their deadlines. */
export function InDeadlinesCard({ graduationYear }: { graduationYear: number }) {
  const own = useMe().graduationYear
  const today = useToday()
  const { isShown, show } = useTimelineDates(graduationYear)

  return (
    <Card
      component="section"
      aria-labelledby="in-deadlines"
      className={`no-print row spread ${classes.card}`}
    >
      <div className={classes.words}>
        <Title order={2} id="in-deadlines">
          In Deadlines
        </Title>
        <Text c="dimmed">
          Upcoming items appear among your dates and in your calendar feed, marked Timeline, with their
          source. They have no reminders.
        </Text>
      </div>
      {own === null || own === graduationYear ? (
        <Switch
          label={`Show the class of ${graduationYear} in Deadlines`}
          checked={isShown}
          onChange={({ currentTarget }) => show(currentTarget.checked)}
        />
      ) : (
        <Text c="dimmed">
          {timelineUnavailableReason(own, today) ?? `Deadlines can show your own class, ${own}.`}{' '}
          <LinkAnchor to="/settings" inherit underline="always">
            Change your class
          </LinkAnchor>
        </Text>
      )}
    </Card>
  )
}
