import { useNavigate } from '@tanstack/react-router'
import { CriteriaButton } from '../criteria/criteria-button.tsx'
import { asking, type RosterSearch } from './roster-search.ts'

type Props = {
  search: RosterSearch
  /** How much matches the filter, such as "12 students". */
  found: string
  name?: string
}

/** The button by which more is asked of the students on the roster. The URL keeps it. */
export function AskButton({ search, found, ...button }: Props) {
  const navigate = useNavigate()
  const show = (next: RosterSearch) => void navigate({ to: '/student/advisor', search: next, replace: true })
  return (
    <CriteriaButton
      {...button}
      criteria={search.ask ?? {}}
      found={found}
      onChange={(ask) => show(asking(search, ask))}
      onReady={({ graduationYear, ...ask }) => show({ by: search.by, graduationYear, ask })}
    />
  )
}
