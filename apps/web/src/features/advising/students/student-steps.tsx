import type { RosterName } from '@bearings/domain/advising/students/schema'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { rosterPlace } from './roster-query.ts'
import type { RosterSearch } from './roster-search.ts'
import type { StudentSearch } from './student-search.ts'
import { nameOf } from './words.ts'
import classes from './student-steps.module.css'

type Props = { studentId: string; roster: RosterSearch; tab: StudentSearch['tab'] }

/** Links to the previous and next student on the roster, in its order and within its filter. */
export function StudentSteps({ studentId, roster, tab }: Props) {
  const { data } = useQuery(rosterPlace(studentId, roster))
  const place = data?.place
  // A student who no longer matches the filter has no neighbors.
  if (!place || place.of < 2) return null
  const step = (to: RosterName | null, words: string, key: 'next' | 'previous', icon: ReactNode) =>
    to && (
      <Link
        to="/advisor/students/$studentId"
        params={{ studentId: to.id }}
        search={{ ...roster, ...(tab && { tab }) }}
        className={`inline-row gap-1 ${classes.step}`}
        title={nameOf(to)}
        data-step={key}
        aria-keyshortcuts={key === 'next' ? 'j' : 'k'}
      >
        {key === 'previous' && icon}
        {words}
        {key === 'next' && icon}
      </Link>
    )

  return (
    <nav aria-label="Roster" className={`${classes.steps} no-print`}>
      {step(place.previous, 'Previous student', 'previous', <Icon of={IconChevronLeft} size={16} />)}
      <span className="figures muted">
        {place.at} of {place.of}
      </span>
      {step(place.next, 'Next student', 'next', <Icon of={IconChevronRight} size={16} />)}
    </nav>
  )
}
