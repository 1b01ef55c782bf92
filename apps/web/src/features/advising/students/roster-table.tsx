import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { useCallbackRef } from '@mantine/hooks'
import { useMe } from '#platform/session/me.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { ChooseBox } from './choose-box.tsx'
import { RosterRow } from './roster-row.tsx'
import type { RosterSearch } from './roster-search.ts'
import { sortColumn } from './sort-head.tsx'
import type { Chosen } from './use-chosen.ts'
import classes from './roster-table.module.css'

export const rosterColumns = [
  ['Student', 'name'],
  ['Needs', 'attention'],
  ['Next deadline', 'deadline'],
  ['List', 'schools'],
  ['Essays', 'essays'],
  ['Letters', 'letters'],
  ['Tasks', 'tasks'],
  ['Last active', 'active'],
] as const

type Props = {
  students: AdvisedStudent[]
  search: RosterSearch
  onSort: (search: RosterSearch) => void
  chosen: Chosen
}

/** A row for each student: why they need attention, and their progress as far as they share it. */
export function RosterTable({ students, search, onSort, chosen }: Props) {
  const { timeZone } = useMe()
  const onPick = useCallbackRef((student: AdvisedStudent, isChosen: boolean, isSpan: boolean) =>
    chosen.pick(student, isChosen, isSpan ? students : null),
  )
  const all = <ChooseBox people={students} chosen={chosen} label="Select all shown" />
  const heads = rosterColumns.map(([name, order]) =>
    sortColumn({ name, order, search, onSort, ...(order === 'name' && { before: all }) }),
  )
  return (
    <ResponsiveTable columns={heads} className={classes.table}>
      {students.map((student) => (
        <RosterRow
          key={student.id}
          student={student}
          search={search}
          timeZone={timeZone}
          isChosen={chosen.has(student.id)}
          onPick={onPick}
        />
      ))}
    </ResponsiveTable>
  )
}
