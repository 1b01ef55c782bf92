import type { CSSProperties } from 'react'
import { CompareHead } from './compare-head.tsx'
import type { ComparedSchool, CompareRow } from './compare-rows.ts'
import { FigureRow } from './figure-row.tsx'
import { SameRows } from './same-rows.tsx'
import { SentenceRow } from './sentence-row.tsx'
import type { TimeAndWriting } from './time-and-writing.ts'
import { ToDoRow } from './to-do-row.tsx'
import classes from './compare-table.module.css'

type Props = {
  columns: readonly ComparedSchool[]
  differences: readonly CompareRow[]
  same: readonly CompareRow[]
  /**
   * The application of each column's college; empty if none is on the list, or if the reader is not the
   * student.
   */
  applications: readonly (TimeAndWriting | null)[]
  /** Absent for read-only viewers. */
  onRemove?: ((unitid: number) => void) | undefined
}

/** One column per college. Rows that differ come before rows that do not. */
export function CompareTable({ columns, differences, same, applications, onRemove }: Props) {
  const ids = columns.map(({ school }) => school.id)
  return (
    // Scrolls sideways if it is too narrow, which must work by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`panel ${classes.frame}`} aria-label="Comparison" tabIndex={0}>
      <table className={`wide ${classes.table}`} style={{ '--colleges': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="eyebrow">
              What sets them apart
            </th>
            {columns.map((column) => (
              <CompareHead key={column.school.id} column={column} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.length > 1 && differences.length > 0 && <SentenceRow rows={differences} ids={ids} />}
          {differences.map((row) => (
            <FigureRow key={row.key} row={row} ids={ids} />
          ))}
          {applications.some(Boolean) && <ToDoRow ids={ids} applications={applications} />}
        </tbody>
        {same.length > 0 && <SameRows rows={same} ids={ids} />}
      </table>
    </section>
  )
}
