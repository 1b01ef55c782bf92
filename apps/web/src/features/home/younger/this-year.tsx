import type { Grade } from '@bearings/domain/class-year'
import { daysInWords, leftThisYear } from '@bearings/domain/library/timeline'
import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** What the timeline has for the rest of a younger student's school year, instead of the seniors' dates. */
export function ThisYear({ grade }: { grade: Grade }) {
  const { data } = useQuery(query('GET /library/timeline'))
  const today = useToday()
  const left = data ? leftThisYear(data.milestones, grade, today) : []
  return (
    <Card component="section" aria-labelledby="this-year" className="stack gap-4 content-start">
      <Title order={2} id="this-year">
        This year, {grade}th grade
      </Title>
      {data && left.length === 0 && (
        <Text c="dimmed">Nothing is left of this school year. Look at the next one in the timeline.</Text>
      )}
      <ul className="stack gap-4">
        {left.map(({ title, text, guide, ...dates }) => (
          <li key={title} className="stack gap-2px items-left">
            <span className="detail">{daysInWords(dates)}</span>
            <LinkAnchor to="/resources/guides/$slug" params={{ slug: guide }} fw={600}>
              {title}
            </LinkAnchor>
            <Text size="sm">{text}</Text>
          </li>
        ))}
      </ul>
      <LinkAnchor to="/deadlines/timeline" fw={600}>
        The whole timeline
      </LinkAnchor>
    </Card>
  )
}
