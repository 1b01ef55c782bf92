import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import type { Task } from '@bearings/domain/tasks/schema'
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { linked } from '#ui/linked-text.tsx'
import { TaskDescription } from '../task-description.tsx'
import { Due } from '../task-row.tsx'
import { TasksList } from '../tasks-list.tsx'
import type { TasksFilter } from '../tasks-query.ts'
import { UndoAssignment } from './undo-assignment.tsx'
import classes from '../tasks.module.css'

type Props = {
  assignment: Assignment
  /** The filter of the list. Expanded, the row shows only the students who match it. */
  filter: TasksFilter
  today: string
  /** Renders the row of one student's task. */
  row: (task: Task) => ReactNode
  /** Whether its students are shown. */
  open: boolean
  onOpen: (open: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** One task that was assigned to several students: how many have completed it, and expanded, who. */
export function AssignmentRow({ assignment, filter, today, row, open, onOpen, onEdit, onDelete }: Props) {
  const { id, title, description, students, completed, late } = assignment
  const titleId = useId()
  const isDone = completed === students

  return (
    <li className={`stack items-center whole-row ${classes.row}`} data-done={isDone || undefined}>
      <div className={`stack gap-2px items-left ${classes.what}`}>
        <span id={titleId} className={`subject ${classes.title}`}>
          {linked(title)}
        </span>
        <span className={`secondary cluster ${classes.about}`}>
          <Chip tone={isDone ? 'kelp' : 'brass'}>{`${completed} of ${students} done`}</Chip>
          {late > 0 && <Chip tone="late">{`${late} late`}</Chip>}
        </span>
        {description && <TaskDescription text={description} />}
      </div>
      <DueForAll assignment={assignment} today={today} />
      <div className={`flex gap-1 ${classes.actions}`}>
        <Button
          variant="subtle"
          color="sea"
          size="sm"
          aria-expanded={open}
          aria-describedby={titleId}
          onClick={() => onOpen(!open)}
        >
          {open ? 'Hide students' : 'Show students'}
        </Button>
        <UndoAssignment assignment={assignment} titleId={titleId} />
        {!isDone && (
          <>
            <LinkButton
              from="/advisor/dashboard"
              to="."
              search={(search) => ({ ...search, tab: 'tasks', write: id })}
              replace
              preload={false}
              variant="default"
              size="sm"
              aria-describedby={titleId}
            >
              Write to {students - completed} not done
            </LinkButton>
            <Button variant="default" size="sm" aria-describedby={titleId} onClick={onEdit}>
              Edit all
            </Button>
            <Button variant="subtle" color="coral" size="sm" aria-describedby={titleId} onClick={onDelete}>
              Delete all
            </Button>
          </>
        )}
      </div>
      {open && (
        <div className={`whole-row ${classes.inside}`}>
          <TasksList
            filter={{ ...filter, assignmentId: id }}
            label={`Students with “${title}”`}
            empty={null}
            row={row}
          />
        </div>
      )}
    </li>
  )
}

function DueForAll({ assignment, today }: Pick<Props, 'assignment' | 'today'>) {
  const { firstDueOn, lastDueOn, students, completed, late } = assignment
  if (firstDueOn === null || lastDueOn === null || firstDueOn === lastDueOn) {
    const isSettled = completed === students || late > 0
    const task = { dueOn: firstDueOn, status: isSettled ? 'completed' : 'pending' } as const
    // Who is late is counted where each student is; there it may still be the day before the advisor’s.
    return <Due task={task} today={today} isLate={false} />
  }
  return (
    <div className={`row gap-3 faint ${classes.due}`}>
      Due {dateInWords(firstDueOn)} to {dateInWords(lastDueOn)}
    </div>
  )
}
