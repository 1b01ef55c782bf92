import type { RosterName } from '@bearings/domain/advising/students/schema'
import { useQuery } from '@tanstack/react-query'
import { StepLink, Steps } from '#ui/steps.tsx'
import { rosterPlace } from './roster-query.ts'
import type { RosterSearch } from './roster-search.ts'
import type { StudentSearch } from './student-search.ts'
import { nameOf } from './words.ts'

type Props = { studentId: string; roster: RosterSearch; tab: StudentSearch['tab'] }

/** Links to the previous and next student on the roster, in its order and within its filter. */
export function StudentSteps({ studentId, roster, tab }: Props) {
  const { data } = useQuery(rosterPlace(studentId, roster))
  const place = data?.place
  // A student who no longer matches the filter has no neighbors.
  if (!place || place.of < 2) return null
  const step = (to: RosterName | null, words: string, way: 'next' | 'previous') =>
    to && (
      <StepLink
        to="/advisor/students/$studentId"
        params={{ studentId: to.id }}
        search={{ ...roster, ...(tab && { tab }) }}
        title={nameOf(to)}
        way={way}
      >
        {words}
      </StepLink>
    )

  return (
    <Steps
      label="Roster"
      at={place.at}
      of={place.of}
      previous={step(place.previous, 'Previous student', 'previous')}
      next={step(place.next, 'Next student', 'next')}
    />
  )
}
