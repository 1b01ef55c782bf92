import type { Deadline } from '@bearings/domain/deadlines/schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { deadline: Deadline; className: string | undefined; children: ReactNode }

/** Leads to the page of what a deadline is about: ours, or of whoever holds the test. */
export function DeadlineLink({ deadline: { source, id, entryId, published }, className, children }: Props) {
  if (published)
    return (
      <a href={published.url} className={className} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  if (source === 'essay')
    return (
      <Link to="/essays/$essayId" params={{ essayId: id }} className={className}>
        {children}
      </Link>
    )
  if (source === 'task')
    return (
      <Link to="/student/advisor" className={className}>
        {children}
      </Link>
    )
  return (
    <Link to="/schools/$schoolId/research" params={{ schoolId: entryId ?? '' }} className={className}>
      {children}
    </Link>
  )
}
