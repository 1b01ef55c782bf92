import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { FirstRows } from '#ui/first-rows.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import type { RosterSearch } from './roster-search.ts'
import { RosterTable } from './roster-table.tsx'
import { useChosen } from './use-chosen.ts'

type Props = {
  students: AdvisedStudent[]
  search: RosterSearch
  /** How many students match the filter, on all pages. */
  total: number
  actions: ComponentProps<typeof ChosenBar>['actions']
  onSort: (search: RosterSearch) => void
  /** Shown below the table. */
  children: ReactNode
}

/**
 * The students, and the bar that acts on those who are selected. It holds the selection, so that selecting renders
 * nothing else of the page again.
 */
export function RosterList({ students, search, total, actions, onSort, children }: Props) {
  const chosen = useChosen(
    JSON.stringify([search.q, search.reason, search.group, search.graduationYear, search.ask]),
  )
  const hasChosen = chosen.people.length > 0
  // The box that was pressed shows it first.
  const isBarDue = useDeferredValue(hasChosen)
  return (
    <>
      <FirstRows rows={students} first={15} after={children}>
        {(shown) => <RosterTable students={shown} search={search} onSort={onSort} chosen={chosen} />}
      </FirstRows>
      {hasChosen && isBarDue && <ChosenBar chosen={chosen} search={search} total={total} actions={actions} />}
    </>
  )
}
