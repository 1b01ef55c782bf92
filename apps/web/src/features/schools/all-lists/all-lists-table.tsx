import type { ListLine } from '@bearings/domain/schools/list/schema'
import { planLabels } from '@bearings/domain/schools/rules'
import { todayIn } from '@bearings/domain/today'
import { dateInWords } from '../../../ui/calendar-date.tsx'
import { StatusChip } from '../status-chip.tsx'
import classes from './all-lists-table.module.css'

/** Read-only: what a student keeps is the student's to change. */
export function AllListsTable({ lines, timeZone }: { lines: ListLine[]; timeZone: string }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">School</th>
            <th scope="col">Student</th>
            <th scope="col">Major</th>
            <th scope="col">Plan and deadline</th>
            <th scope="col">Status</th>
            <th scope="col">Added</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, student, name, location, major, plan, deadline, status, addedAt }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.name}>{name}</span>
                <span className={classes.small}>{location}</span>
              </th>
              <td>
                {student.fullName}
                <span className={classes.small}>{student.email}</span>
              </td>
              <td data-label="Major" data-empty={major ? undefined : true}>
                {major ?? '—'}
              </td>
              <td data-label="Plan and deadline">
                {plan ? planLabels[plan] : 'No plan yet'}
                <span className={classes.small}>{deadline && dateInWords(deadline)}</span>
              </td>
              <td>
                <StatusChip status={status} />
              </td>
              <td data-label="Added">{dateInWords(todayIn(timeZone, new Date(addedAt)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
