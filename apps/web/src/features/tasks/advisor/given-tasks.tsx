import type { ReactNode } from 'react'
import { TasksList } from '../tasks-list.tsx'
import type { TasksFilter } from '../tasks-query.ts'
import { useTaskRows } from './use-task-rows.tsx'

type Props = {
  filter: TasksFilter
  /** Whether all tasks are for one student, so that rows need not name the student. */
  isOneStudents?: boolean
  /** The task to scroll to, from the URL. */
  sought?: string | undefined
  empty: ReactNode
}

/** The tasks that an advisor has assigned, one by one. */
export function GivenTasks({ filter, isOneStudents = false, sought, empty }: Props) {
  const { row, dialogs } = useTaskRows()
  return (
    <>
      <TasksList
        filter={filter}
        sought={sought}
        label="Tasks"
        empty={empty}
        row={(task) => row(task, isOneStudents ? 'student' : null)}
      />
      {dialogs}
    </>
  )
}
