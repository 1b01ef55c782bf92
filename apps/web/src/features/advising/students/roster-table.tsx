import type { RosterOrder } from '@bearings/domain/advising/students/options'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { type StudentColumn, studentColumns } from '@bearings/domain/advising/views/options'
import { useCallbackRef } from '@mantine/hooks'
import { useMe } from '#platform/session/me.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { useColumns } from '../views/use-columns.ts'
import { studentColumnNames } from '../views/words.ts'
import { ChooseBox } from './choose-box.tsx'
import { RosterRow } from './roster-row.tsx'
import type { RosterSearch } from './roster-search.ts'
import { sortColumn } from './sort-head.tsx'
import type { Chosen } from './use-chosen.ts'
import classes from './roster-table.module.css'

/** The order by which each column sorts. */
const orderOf: Record<StudentColumn, RosterOrder> = {
  needs: 'attention',
  deadline: 'deadline',
  list: 'schools',
  essays: 'essays',
  letters: 'letters',
  tasks: 'tasks',
  active: 'active',
}

type Props = {
  students: readonly AdvisedStudent[]
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
  const columns = useColumns('student', search)
  const heads = [
    sortColumn({ name: 'Student', order: 'name', search, onSort, before: all }),
    ...columns.map((column) =>
      sortColumn({ name: studentColumnNames[column], order: orderOf[column], search, onSort }),
    ),
  ]
  return (
    <ResponsiveTable
      columns={heads}
      className={`${classes.table} ${columns.length === studentColumns.length ? classes.usual : ''}`}
    >
      {students.map((student) => (
        <RosterRow
          key={student.id}
          student={student}
          search={search}
          columns={columns}
          timeZone={timeZone}
          isChosen={chosen.has(student.id)}
          onPick={onPick}
        />
      ))}
    </ResponsiveTable>
  )
}
