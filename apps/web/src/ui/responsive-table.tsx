import type { ReactNode } from 'react'
import classes from './responsive-table.module.css'

type Props = { columns: readonly string[]; className?: string | undefined; children: ReactNode }

/**
 * A table that becomes a stack of cards where it is too narrow for its columns. The first cell of a row is its heading;
 * a cell's `data-label` names it within a card, and `data-empty` leaves it out there.
 */
export function ResponsiveTable({ columns, className = '', children }: Props) {
  return (
    <div className={classes.frame}>
      <table className={`${classes.table} ${className}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
