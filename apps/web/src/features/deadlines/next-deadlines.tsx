import { appliesLater, cycleOfClass, openingOf } from '@bearings/domain/class-year'
import { undatedIn, undatedInWords } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { portalsToLookAt } from '@bearings/domain/list/portal'
import { counted } from '@bearings/domain/words'
import { Box, Card, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { DeadlineChip } from './agenda/agenda-row.tsx'
import { about, gathered, ownOf } from './arrange.ts'
import { DeadlineLink } from './deadline-link.tsx'
import { useLocalTime } from './use-local-time.ts'
import { useWayOn } from './use-way-on.ts'
import classes from './next-deadlines.module.css'

/** Puts late deadlines first, and always leaves room for some that are coming. The room decides how many. */
const most = { late: 2, all: 8 }

/**
 * The late and next deadlines on the home page. It has its own placeholder; prefetch `GET /deadlines` for it.
 */
export function NextDeadlines() {
  const { data: deadlines, error, refetch } = useQuery(query('GET /deadlines'))
  const here = useLocalTime()
  const undated = useUndated(here.today)
  const { late, next } = ownOf(deadlines ?? [], here)
  const overdue = gathered(late).slice(0, most.late)
  const nearest = [...overdue, ...gathered(next)].slice(0, most.all)
  const { graduationYear } = useMe()
  // Whoever applies in a later year has no dates yet, and should not be looking for them.
  if (deadlines && nearest.length === 0 && appliesLater(graduationYear, here.today)) return null

  return (
    <Card
      component="section"
      aria-labelledby="next-deadlines"
      className={`column ${classes.card}`}
      data-brief={(deadlines && nearest.length === 0) || undefined}
    >
      <Group justify="space-between" align="baseline" wrap="nowrap">
        <Title order={2} id="next-deadlines">
          Next deadlines
        </Title>
        {late.length > 0 && (
          <LinkAnchor
            to="/deadlines"
            search={{ view: 'list', late: true }}
            c="coral"
            fw={600}
            size="sm"
            className={classes.late}
          >
            {late.length} late
          </LinkAnchor>
        )}
      </Group>
      {error && !deadlines && (
        <Box mt="sm">
          <LoadError title="Error loading deadlines" error={error} onRetry={refetch} isPlain />
        </Box>
      )}
      {!error && !deadlines && <Placeholder />}
      {deadlines && nearest.length === 0 && (
        <Text c="dimmed" mt="sm">
          Nothing is due. {undated ?? 'Deadlines for your schools and essays appear here.'}
        </Text>
      )}
      {nearest.length > 0 && (
        <div className={`above-3 ${classes.room}`}>
          <ul>
            {nearest.map((deadline) => (
              <Row
                key={`${deadline.source} ${deadline.id}`}
                deadline={deadline}
                today={here.today}
                isLate={overdue.includes(deadline)}
              />
            ))}
          </ul>
        </div>
      )}
      {nearest.length > 0 && undated && (
        <Text c="dimmed" size="sm">
          {undated}
        </Text>
      )}
      <PortalsToLookAt today={here.today} />
      <LinkAnchor to="/deadlines" fw={600} className={`self-start ${classes.all}`}>
        All deadlines
      </LinkAnchor>
    </Card>
  )
}

/** One date. The way on from a missed application stands in the place of what is left of it. */
function Row({ deadline, today, isLate }: { deadline: Deadline; today: string; isLate: boolean }) {
  const missed = useWayOn(deadline, isLate)
  return (
    <li
      className={`stack items-center gap-3 relative hairline pad-y-10px ${classes.row}`}
      title={deadline.title}
    >
      <CalendarDate date={deadline.date} />
      <div>
        <DeadlineLink deadline={deadline} className={`hover-underline ${classes.title}`}>
          {deadline.title}
        </DeadlineLink>
        {missed ? (
          <MoveToNextPlan entry={missed} />
        ) : (
          <span className={`secondary ${classes.about}`}>{about(deadline)}</span>
        )}
      </div>
      <DeadlineChip deadline={deadline} today={today} isLate={isLate} />
    </li>
  )
}

/** Says how many colleges may have written in their portals since the student last looked. */
function PortalsToLookAt({ today }: { today: string }) {
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const { length } = portalsToLookAt(list, today)
  if (length === 0) return null
  return (
    <LinkAnchor to="/schools" search={{ stage: 'waiting' }} size="sm" underline="always" mt="xs">
      {counted(length, 'portal')} not looked at this week
    </LinkAnchor>
  )
}

/** Describes the schools without a date. */
function useUndated(today: string): string | null {
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const { graduationYear } = useMe()
  const isLater = appliesLater(graduationYear, today)
  return undatedInWords(
    undatedIn(list).length,
    isLater ? openingOf(cycleOfClass(graduationYear, today)) : null,
  )
}

function Placeholder() {
  return (
    <div className={`above-3 ${classes.room}`} aria-busy>
      <VisuallyHidden component="output">Loading deadlines…</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={`stack items-center gap-3 relative hairline pad-y-10px ${classes.row}`}>
          <Skeleton height={40} width={36} />
          <div>
            <Skeleton height={16} width="70%" mb={8} />
            <Skeleton height={12} width="90%" />
          </div>
          <Skeleton height={24} width={64} radius="xl" />
        </div>
      ))}
    </div>
  )
}
