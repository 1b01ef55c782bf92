import { PrintButton } from './print-button.tsx'
import { PrintedRoster } from './printed-roster.tsx'
import { everyone } from './roster-query.ts'
import type { RosterSearch } from './roster-search.ts'

/** Prints everyone who matches, also those whose page of the roster is not on the screen yet. */
export function PrintRoster({ search }: { search: RosterSearch }) {
  return (
    <PrintButton load={() => everyone(search)}>
      {(students) => <PrintedRoster students={students} search={search} />}
    </PrintButton>
  )
}
