import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { memo } from 'react'
import { Balance } from './balance.tsx'
import { ReasonChips } from './reason-chips.tsx'
import {
  lastActiveInWords,
  lettersInWords,
  needsNothing,
  noDateInWords,
  notShared,
  shortDate,
} from './words.ts'
import classes from './roster-table.module.css'

/** What a student needs, and their progress as far as they share it. */
export const RosterCells = memo(function RosterCells({ student }: { student: AdvisedStudent }) {
  const { nextDeadline, list, essays, letters, tasks, lastActiveOn } = student
  const writing = letters && lettersInWords(letters)
  return (
    <>
      <td data-label="Needs" data-empty={needsNothing(student) || undefined}>
        <ReasonChips student={student} />
      </td>
      <td data-label="Next deadline" data-empty={!nextDeadline || undefined} title={nextDeadline?.title}>
        {nextDeadline ? (
          <span className={classes.dated}>
            <strong>{shortDate(nextDeadline.date, student.today)}</strong> {nextDeadline.title}
          </span>
        ) : (
          <span className={classes.quiet}>{noDateInWords(student, 'None')}</span>
        )}
      </td>
      <td data-label="List" data-empty={!list || undefined}>
        {list ? <Balance list={list} /> : <NotShared />}
      </td>
      <td data-label="Essays" data-empty={essays.shared === 0 || undefined}>
        {essays.shared === 0 ? <NotShared /> : `${essays.finished} of ${essays.shared}`}
      </td>
      <td data-label="Letters" data-empty={!writing || undefined}>
        {letters === null ? <NotShared /> : (writing ?? <None />)}
      </td>
      <td data-label="Tasks" data-empty={tasks.pending === 0 || undefined}>
        <span>
          {tasks.pending === 0 ? <None /> : `${tasks.pending} pending`}
          {tasks.late > 0 && (
            <>
              , <span className={classes.late}>{tasks.late} late</span>
            </>
          )}
        </span>
      </td>
      <td
        data-label="Last active"
        data-empty={lastActiveOn === null || undefined}
        className={lastActiveOn === null ? classes.quiet : undefined}
      >
        {lastActiveInWords(student)}
      </td>
    </>
  )
})

function NotShared() {
  return <span className={classes.quiet}>{notShared}</span>
}

function None() {
  return <span className={classes.quiet}>None</span>
}
