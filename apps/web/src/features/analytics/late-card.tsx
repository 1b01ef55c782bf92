import { pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { daysBetween } from '@bearings/domain/today'
import { Card, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CalendarDate } from '../../ui/calendar-date.tsx'
import { Chip } from '../../ui/chip.tsx'
import { counted } from './words.ts'
import classes from './analytics.module.css'

/** So many are named; all of them are on the page of deadlines. */
const most = 6

/** What should have been done by now, the longest overdue first. */
export function LateCard({ deadlines, today }: { deadlines: readonly Deadline[]; today: string }) {
  const late = deadlines.filter(({ done, date }) => !done && date < today)

  return (
    <Card component="section" aria-labelledby="late">
      <Stack gap="md">
        <Title order={2} id="late">
          What is late
        </Title>
        {late.length === 0 ? (
          <Text c="dimmed">Nothing is late.</Text>
        ) : (
          <>
            <Text c="dimmed">{late.length === 1 ? '1 date has' : `${late.length} dates have`} passed.</Text>
            <ul className={classes.late}>
              {late.slice(0, most).map((deadline) => (
                <LateLine key={`${deadline.source} ${deadline.id}`} deadline={deadline} today={today} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Card>
  )
}

function LateLine({ deadline, today }: { deadline: Deadline; today: string }) {
  const { title, detail, schoolName, source, date } = deadline

  return (
    <li className={classes.lateLine}>
      <CalendarDate date={date} />
      <span className={classes.lateWords}>
        <Link to={pathOf(deadline) as string} className={classes.lateTitle}>
          {title}
        </Link>
        <span className={classes.lateDetail}>
          {source === 'school' || schoolName === null ? detail : `${schoolName} · ${detail}`}
        </span>
      </span>
      <Chip tone="coral">{`${counted(daysBetween(date, today), 'day')} late`}</Chip>
    </li>
  )
}
