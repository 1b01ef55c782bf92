import { pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import type { ReactNode } from 'react'
import { linkTo } from '#platform/navigation/link-to.ts'
import { RowLink } from '#ui/row-link.tsx'
import row from '#ui/row-link.module.css'

type Props = { deadline: Deadline; className?: string | undefined; children: ReactNode }

/** A link to a deadline's page in the app, or to the website of a test's organizer. */
export function DeadlineLink({ deadline, className = '', children }: Props) {
  const { published } = deadline
  if (published)
    return (
      <a href={published.url} className={`${row.link} ${className}`} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  return (
    <RowLink {...linkTo(pathOf(deadline))} className={className}>
      {children}
    </RowLink>
  )
}
