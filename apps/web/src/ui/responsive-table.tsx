import type { ReactNode } from 'react'
import classes from './responsive-table.module.css'

/** A column whose header is more than its name, such as one that sorts or selects all rows. */
export type Column = {
  name: string
  head: ReactNode
  /** The current sort direction by this column. */
  sorted?: 'ascending' | 'descending' | undefined
}

type Props = {
  columns: readonly (string | Column)[]
  className?: string | undefined
  children: ReactNode
}

/**
 * A table that becomes a stack of cards where it is too narrow for its columns. The first cell of a row is
 * its heading. A cell's `data-label` names it within a card, and `data-empty` hides it there.
 */
export function ResponsiveTable({ columns, className = '', children }: Props) {
  return (
    <div className="container">
      <table className={`panel ${classes.table} ${className}`}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.name} scope="col" {...(column.sorted && { 'aria-sort': column.sorted })}>
                  {column.head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** A cell with a plain text, or with a dash where there is none. */
export function Cell({ label, text }: { label: string; text: string | null }) {
  return (
    <td data-label={label} data-empty={text ? undefined : true}>
      {text ?? '–'}
    </td>
  )
}
