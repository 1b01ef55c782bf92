import { type ApplicationOrder } from '@bearings/domain/advising/applications/options'
import type { Application } from '@bearings/domain/advising/applications/schema'
import { reversed } from '@bearings/domain/advising/students/rules'
import type { ApplicationColumn } from '@bearings/domain/advising/views/options'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { ChooseBox, ChooseRowBox } from '../students/choose-box.tsx'
import type { RosterSearch } from '../students/roster-search.ts'
import { sortHead } from '../students/sort-head.tsx'
import type { Chosen } from '../students/use-chosen.ts'
import { nameOf } from '../students/words.ts'
import { useColumns } from '../views/use-columns.ts'
import { applicationColumnNames } from '../views/words.ts'
import { ApplicationCells } from './application-cells.tsx'
import { sortedBy, sortIn } from './applications-query.ts'
import classes from './applications.module.css'

/** The heads of these columns, after that of the student. */
export function headsOf(columns: readonly ApplicationColumn[]): string[] {
  return ['College', ...columns.map((column) => applicationColumnNames[column])]
}

const sorts: Partial<Record<ApplicationColumn, ApplicationOrder>> = {
  plan: 'plan',
  deadline: 'deadline',
  status: 'status',
}

type Props = {
  applications: readonly Application[]
  search: RosterSearch
  onSort: (search: RosterSearch) => void
  chosen: Chosen
}

/** A row for each student and college. Who is selected in one row is selected in all of theirs. */
export function ApplicationsTable({ applications, search, onSort, chosen }: Props) {
  const now = sortIn(search)
  const people = applications.map(({ student }) => student)
  const columns = useColumns('application', search)
  const shown: [string, ApplicationOrder | undefined][] = [
    ['Student', 'student'],
    ['College', 'college'],
    ...columns.map((column): (typeof shown)[number] => [applicationColumnNames[column], sorts[column]]),
  ]
  const heads = shown.map(([name, sort]) => {
    if (!sort) return name
    const sorted = now.sort === sort ? now.direction : undefined
    const next = sorted ? reversed(sorted) : 'ascending'
    return sortHead({
      name,
      sorted,
      onSort: () => onSort(sortedBy(search, sort, next)),
      ...(sort === 'student' && {
        before: <ChooseBox people={people} chosen={chosen} label="Select all shown" />,
      }),
    })
  })
  return (
    <ResponsiveTable columns={heads} className={classes.table}>
      {applications.map((application) => {
        const { student, college } = application
        const name = nameOf(student)
        return (
          <tr key={application.id}>
            <th scope="row">
              <span className="row gap-10px">
                <ChooseRowBox
                  isChosen={chosen.has(student.id)}
                  label={`Select ${name}, ${college}`}
                  onPick={(isPicked, isSpan) => chosen.pick(student, isPicked, isSpan ? people : null)}
                />
                <RowLink
                  to="/advisor/students/$studentId"
                  params={{ studentId: student.id }}
                  search={{ tab: 'list' }}
                >
                  {name}
                </RowLink>
              </span>
            </th>
            <ApplicationCells application={application} columns={columns} />
          </tr>
        )
      })}
    </ResponsiveTable>
  )
}
