import { undatedIn } from '@bearings/domain/deadlines/rules'
import { IconCalendarQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { query } from '#platform/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

/** As many as are named; a longer list says how many more there are. */
const named = 4

/** The schools that no date below speaks of: without a word the student would take silence for time. */
export function UndatedSchools() {
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const undated = undatedIn(list)
  if (undated.length === 0) return null
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
      {more > 0 && ` and ${more} more`}. Choose a plan, or look up the date on the college’s own page.
    </Notice>
  )
}
