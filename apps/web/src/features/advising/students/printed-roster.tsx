import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { useToday } from '#platform/use-today.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { listedColleges } from '../criteria/colleges-query.ts'
import { groupsQuery } from '../groups/groups-query.ts'
import { useColumns } from '../views/use-columns.ts'
import { studentColumnNames } from '../views/words.ts'
import { RosterCells } from './roster-cells.tsx'
import { rosterInWords } from './roster-in-words.ts'
import type { RosterSearch } from './roster-search.ts'
import { nameOf } from './words.ts'
import classes from './printed-roster.module.css'
import table from './roster-table.module.css'

type Props = { students: readonly AdvisedStudent[]; search: RosterSearch }

/** The roster on paper: which students these are, on which day, and a box to tick beside each. */
export function PrintedRoster({ students, search }: Props) {
  const columns = useColumns('student', search)
  return (
    <div className={`only-print print-wide ${classes.sheet}`} data-printed>
      <Title order={1}>My Students</Title>
      <RosterFacts search={search} total={students.length} />
      <ResponsiveTable
        columns={['Student', ...columns.map((column) => studentColumnNames[column])]}
        className={table.table}
      >
        {students.map((student) => (
          <tr key={student.id}>
            <th scope="row">
              <span className={`items-baseline ${classes.ticked}`}>{nameOf(student)}</span>
            </th>
            <RosterCells student={student} columns={columns} />
          </tr>
        ))}
      </ResponsiveTable>
    </div>
  )
}

type FactsProps = { search: RosterSearch; total: number; shown?: number }

/** How many students are printed, and which, in the words of the filters, which are not printed. */
export function RosterFacts({ search, total, shown = total }: FactsProps) {
  const { data: groups } = useQuery({ ...groupsQuery, enabled: search.group !== undefined })
  const { data: colleges } = useQuery({ ...listedColleges, enabled: search.ask?.school !== undefined })
  const group = groups?.find(({ id }) => id === search.group)?.name
  return (
    <Text className="only-print" size="sm">
      {shown < total && `The first ${shown} of `}
      {counted(total, 'student')}. {rosterInWords(search, group, colleges)} As of {dateInWords(useToday())}.
    </Text>
  )
}
