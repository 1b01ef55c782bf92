import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { SchoolRow } from './school-row.tsx'
import classes from './schools-table.module.css'

type Props = {
  entries: ListEntry[]
  you: number | null
  today: string
  onStatus: (entry: ListEntry, status: ListStatus) => void
  onRemove: (entry: ListEntry) => void
}

export function SchoolsTable({ entries, you, today, onStatus, onRemove }: Props) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">School</th>
            <th scope="col" className={classes.sat}>
              SAT middle 50%{you !== null && ' and you'}
            </th>
            <th scope="col">Admits</th>
            <th scope="col">Net price</th>
            <th scope="col">Plan and deadline</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className={classes.unseen}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className={classes.body}>
          {entries.map((entry) => (
            <SchoolRow
              key={entry.id}
              entry={entry}
              you={you}
              today={today}
              onStatus={(status) => onStatus(entry, status)}
              onRemove={() => onRemove(entry)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
