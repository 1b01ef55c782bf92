import { appliesLater, cycleOfClass, openingOf } from '@bearings/domain/class-year'
import { howToDate, undatedIn, undatedInWords } from '@bearings/domain/deadlines/rules'
import { IconCalendarQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

/** The most schools that are named; for more, the text says how many there are. */
const named = 4

/** Names the schools without any date below. Otherwise the student could think that there is still time. */
export function UndatedSchools() {
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const { graduationYear } = useMe()
  const today = useToday()
  const undated = undatedIn(list)
  if (undated.length === 0) return null
  if (appliesLater(graduationYear, today))
    return (
      <Notice
        icon={<Icon of={IconCalendarQuestion} />}
        action={
          <LinkButton to="/deadlines/timeline" variant="default" size="xs">
            See your year
          </LinkButton>
        }
      >
        {undatedInWords(undated.length, openingOf(cycleOfClass(graduationYear, today)))} Until then, your list
        shows the newest dates there are as a hint.
      </Notice>
    )
  const shown = undated.slice(0, named)
  const more = undated.length - shown.length
  return (
    <Notice
      icon={<Icon of={IconCalendarQuestion} />}
      action={
        <LinkButton to="/schools" variant="default" size="xs">
          Set dates in My List
        </LinkButton>
      }
    >
      <b>No date yet, so no reminder:</b>{' '}
      {shown.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <LinkAnchor to="/schools/$schoolId/research" params={{ schoolId: id }} underline="always">
            {name}
          </LinkAnchor>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}. {howToDate(undated)}
    </Notice>
  )
}
