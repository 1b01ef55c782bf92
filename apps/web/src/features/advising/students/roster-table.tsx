import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { useMe } from '../../../platform/me.ts'
import { Balance } from './balance.tsx'
import { ReasonChips } from './reason-chips.tsx'
import { StudentLink } from './student-link.tsx'
import { dayInWords, lastActiveInWords, sinceInWords } from './words.ts'
import classes from './students.module.css'

/** Every student in a line: why they need attention, and how far they are with what they share. */
export function RosterTable({ students }: { students: AdvisedStudent[] }) {
  const { timeZone } = useMe()
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col">Next deadline</th>
            <th scope="col">List</th>
            <th scope="col">Essays</th>
            <th scope="col">Tasks</th>
            <th scope="col">Last active</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => {
            const { id, email, since, nextDeadline, list, essays, tasks } = student
            return (
              <tr key={id} className={classes.tr}>
                <th scope="row">
                  <StudentLink student={student} />
                  <span className={classes.small}>{email}</span>
                  <span className={classes.small}>{sinceInWords(since, timeZone)}</span>
                  <ReasonChips student={student} />
                </th>
                <td data-label="Next deadline">
                  {nextDeadline ? dayInWords(nextDeadline.date) : <None />}
                  <span className={classes.small}>{nextDeadline?.title}</span>
                </td>
                <td data-label="List">{list ? <Balance list={list} /> : <NotShared />}</td>
                <td data-label="Essays">
                  {essays.shared === 0 ? <NotShared /> : `${essays.finished} of ${essays.shared} finished`}
                </td>
                <td data-label="Tasks">
                  {tasks.pending === 0 ? <None /> : `${tasks.pending} pending`}
                  {tasks.late > 0 && <span className={classes.late}>{tasks.late} late</span>}
                </td>
                <td data-label="Last active">{lastActiveInWords(student)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function NotShared() {
  return <span className={classes.quiet}>Not shared</span>
}

function None() {
  return <span className={classes.quiet}>None</span>
}
