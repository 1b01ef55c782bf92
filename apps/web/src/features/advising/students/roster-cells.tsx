import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { type StudentColumn, studentColumns } from '@bearings/domain/advising/views/options'
import { memo, type ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
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

type Props = { student: AdvisedStudent; columns?: readonly StudentColumn[] }

/** What a student needs, and their progress as far as they share it, in these columns. */
export const RosterCells = memo(function RosterCells({ student, columns = studentColumns }: Props) {
  return columns.map((column) => {
    const Cell = cells[column]
    return <Cell key={column} student={student} />
  })
})

type CellProps = Pick<Props, 'student'>

const cells: Record<StudentColumn, (props: CellProps) => ReactNode> = {
  needs: ({ student }) => (
    <td data-label="Needs" data-empty={needsNothing(student) || undefined}>
      <ReasonChips student={student} />
    </td>
  ),
  deadline: ({ student }) => {
    const { nextDeadline, today } = student
    return (
      <td data-label="Next deadline" data-empty={!nextDeadline || undefined} title={nextDeadline?.title}>
        {nextDeadline ? (
          <span className={classes.dated}>
            <strong>{shortDate(nextDeadline.date, today)}</strong> {nextDeadline.title}
          </span>
        ) : (
          <span className="pale">{noDateInWords(student, 'None')}</span>
        )}
      </td>
    )
  },
  list: ({ student: { list } }) => (
    <td data-label="List" data-empty={!list || undefined}>
      {list ? <Balance list={list} /> : <NotShared />}
    </td>
  ),
  essays: ({ student: { essays } }) => (
    <td data-label="Essays" data-empty={essays.shared === 0 || undefined}>
      {essays.shared === 0 ? (
        <NotShared />
      ) : (
        <>
          {essays.finished} of {essays.shared}{' '}
          {essays.waiting > 0 && <Chip tone="brass">{`${essays.waiting} waiting`}</Chip>}
        </>
      )}
    </td>
  ),
  letters: ({ student: { letters } }) => {
    const writing = letters && lettersInWords(letters)
    return (
      <td data-label="Letters" data-empty={!writing || undefined}>
        {letters === null ? <NotShared /> : (writing ?? <None />)}
      </td>
    )
  },
  tasks: ({ student: { tasks } }) => (
    <td data-label="Tasks" data-empty={tasks.pending === 0 || undefined}>
      <span>
        {tasks.pending === 0 ? <None /> : `${tasks.pending} pending`}
        {tasks.late > 0 && (
          <>
            , <span className="coral strong unbroken">{tasks.late} late</span>
          </>
        )}
      </span>
    </td>
  ),
  active: ({ student }) => {
    const isUnknown = student.lastActiveOn === null || undefined
    return (
      <td data-label="Last active" data-empty={isUnknown} className={isUnknown && 'pale'}>
        {lastActiveInWords(student)}
      </td>
    )
  },
}

function NotShared() {
  return <span className="pale">{notShared}</span>
}

function None() {
  return <span className="pale">None</span>
}
