import { isLate, isOwn, pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { counted } from '@bearings/domain/words'
import { Card, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { linkTo } from '#platform/navigation/link-to.ts'
import { useMe } from '#platform/session/me.ts'
import { useNow } from '#platform/use-now.ts'
import { useToday } from '#platform/use-today.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import classes from './analytics.module.css'

/** The most rows listed; the deadlines page lists all. */
const most = 6

/** Overdue items, the longest overdue first. */
export function LateCard({ deadlines }: { deadlines: readonly Deadline[] }) {
  const { timeZone } = useMe()
  const now = useNow()
  const late = deadlines.filter((deadline) => isOwn(deadline) && isLate(deadline, timeZone, now))

  return (
    <Card component="section" aria-labelledby="late">
      <Stack gap="md" align="flex-start">
        <Title order={2} id="late">
          Late items
        </Title>
        <Text c="dimmed">
          {late.length === 0
            ? 'Nothing is late. Dates appear here once they have passed with something still to do.'
            : `${counted(late.length, 'date')} passed with something still to do.`}
        </Text>
        {late.length > 0 && (
          <ul className={classes.late}>
            {late.slice(0, most).map((deadline) => (
              <LateLine key={`${deadline.source} ${deadline.id}`} deadline={deadline} />
            ))}
          </ul>
        )}
        <LinkAnchor
          to="/deadlines"
          search={late.length > 0 ? { view: 'list', late: true } : { view: 'list' }}
          fw={600}
          className={classes.way}
        >
          {late.length > most
            ? `All ${late.length} that are late`
            : late.length > 0
              ? 'Late items and what is left to do'
              : 'All deadlines'}
        </LinkAnchor>
      </Stack>
    </Card>
  )
}

function LateLine({ deadline }: { deadline: Deadline }) {
  const { title, detail, schoolName, source, date } = deadline
  const { tone, words } = urgencyOf(date, useToday(), true)

  return (
    <li className={`row gap-4 relative hairline pad-y-3 ${classes.lateLine}`}>
      <CalendarDate date={date} />
      <span className="fill stack">
        <Link
          {...linkTo(pathOf(deadline))}
          className={`covering clamped strong wrap-anywhere ${classes.lateTitle}`}
        >
          {title}
        </Link>
        <span className="secondary">
          {source === 'school' || schoolName === null ? detail : `${schoolName} · ${detail}`}
        </span>
      </span>
      <Chip tone={tone}>{words}</Chip>
    </li>
  )
}
