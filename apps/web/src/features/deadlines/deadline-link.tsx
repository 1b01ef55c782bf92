import type { Deadline } from '@bearings/domain/deadlines/schema'
import type { ReactNode } from 'react'
import { RowLink } from '#ui/row-link.tsx'
import row from '#ui/row-link.module.css'

type Props = { deadline: Deadline; className?: string | undefined; children: ReactNode }

/** Leads to the page of what a deadline is about: ours, or of whoever holds the test. */
export function DeadlineLink({
  deadline: { source, id, entryId, published },
  className = '',
  children,
}: Props) {
  if (published)
    return (
      <a href={published.url} className={`${row.link} ${className}`} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  if (source === 'essay')
    return (
      <RowLink to="/essays/$essayId" params={{ essayId: id }} className={className}>
        {children}
      </RowLink>
    )
  if (source === 'scholarship')
    return (
      <RowLink to="/financial/scholarships" search={{ show: 'saved' }} className={className}>
        {children}
      </RowLink>
    )
  if (source === 'task')
    return (
      <RowLink to="/student/advisor" className={className}>
        {children}
      </RowLink>
    )
  return (
    <RowLink to="/schools/$schoolId/research" params={{ schoolId: entryId ?? '' }} className={className}>
      {children}
    </RowLink>
  )
}
