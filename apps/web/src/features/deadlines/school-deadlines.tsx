import { endInWords, isLate, undatedIn } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { Box, Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { DeadlineChip } from './agenda/agenda-row.tsx'
import { gathered } from './arrange.ts'
import { DeadlineLink } from './deadline-link.tsx'
import { useLocalTime } from './use-local-time.ts'
import classes from './school-deadlines.module.css'

/** A school's deadlines on its own page, late or to come. Prefetch `GET /deadlines` for it. */
export function SchoolDeadlines({ entryId }: { entryId: string }) {
  const { data: deadlines, error, refetch } = useQuery(query('GET /deadlines'))
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const isUndated = undatedIn(list).some(({ id }) => id === entryId)
  const { timeZone, now, today } = useLocalTime()
  const due = gathered((deadlines ?? []).filter((each) => each.entryId === entryId && !each.done))

  return (
    <Card component="section" aria-labelledby="school-deadlines">
      <Title order={2} id="school-deadlines">
        Deadlines
      </Title>
      {error && !deadlines && (
        <Box mt="sm">
          <LoadError title="Error loading deadlines" error={error} onRetry={refetch} isPlain />
        </Box>
      )}
      {deadlines && due.length === 0 && (
        <Text c="dimmed" mt="sm">
          {isUndated ? 'No date is known yet for this school.' : 'Nothing is due for this school.'}
        </Text>
      )}
      <ul className="above-3" aria-busy={!deadlines && !error}>
        {due.map((deadline) => (
          <li
            key={`${deadline.source} ${deadline.id}`}
            className={`stack items-center gap-4 relative pad-y-3 hairline ${classes.row}`}
          >
            <CalendarDate date={deadline.date} />
            <What deadline={deadline} />
            <DeadlineChip deadline={deadline} today={today} isLate={isLate(deadline, timeZone, now)} />
          </li>
        ))}
      </ul>
      <LinkAnchor
        to="/deadlines"
        search={{ view: 'list', school: entryId }}
        fw={600}
        className={`touch no-print inline-row ${classes.all}`}
      >
        See in the calendar
      </LinkAnchor>
    </Card>
  )
}

/** The title of a deadline. Only an essay has a page other than this one. */
function What({ deadline }: { deadline: Deadline }) {
  const { source, title, detail } = deadline
  if (source !== 'essay')
    return (
      <div>
        <span className="wrap-anywhere strong">{source === 'school' ? detail : title}</span>
        {source === 'school' && <span className="detail">{endInWords(deadline)}</span>}
      </div>
    )
  return (
    <DeadlineLink deadline={deadline} className="hover-underline">
      {title}
    </DeadlineLink>
  )
}
