import { type ApplicationOrder } from '@bearings/domain/advising/applications/options'
import type { Application } from '@bearings/domain/advising/applications/schema'
import { reversed } from '@bearings/domain/advising/students/rules'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { ChooseBox, ChooseRowBox } from '../students/choose-box.tsx'
import type { RosterSearch } from '../students/roster-search.ts'
import { sortHead } from '../students/sort-head.tsx'
import type { Chosen } from '../students/use-chosen.ts'
import { nameOf } from '../students/words.ts'
import { ApplicationCells } from './application-cells.tsx'
import { sortedBy, sortIn } from './applications-query.ts'
import classes from './applications.module.css'

const columns: readonly (readonly [string, ApplicationOrder?])[] = [
  ['Student', 'student'],
  ['College', 'college'],
  ['Plan', 'plan'],
  ['Deadline', 'deadline'],
  ['Status', 'status'],
  ['Checklist'],
  ['Letters'],
  ['Your label'],
]
export const columnNames = columns.map(([name]) => name)

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
  const heads = columns.map(([name, sort]) => {
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
              <span className={`row ${classes.who}`}>
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
            <ApplicationCells application={application} />
          </tr>
        )
      })}
    </ResponsiveTable>
  )
}
