import type { ReactNode } from 'react'
import classes from './responsive-table.module.css'

/** A column of figures, or one whose header is more than its name, such as one that sorts or selects all rows. */
export type Column = {
  name: string
  head?: ReactNode
  /** Whether its cells are amounts, rates or counts, which are compared by their last digits. */
  isFigure?: boolean
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
                <th key={column} scope="col" data-column={column}>
                  {column}
                </th>
              ) : (
                <th
                  key={column.name}
                  scope="col"
                  data-column={column.name}
                  data-figure={column.isFigure || undefined}
                  {...(column.sorted && { 'aria-sort': column.sorted })}
                >
                  {column.head ?? column.name}
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

type CellProps = { label: string; text: string | null; isFigure?: boolean }

/** A cell with a plain text, or with a dash where there is none. */
export function Cell({ label, text, isFigure = false }: CellProps) {
  return (
    <td data-label={label} data-figure={isFigure || undefined} data-empty={text ? undefined : true}>
      {text ?? '–'}
    </td>
  )
}
