import type { ReactNode } from 'react'
import { TasksList } from '../tasks-list.tsx'
import type { TasksFilter } from '../tasks-query.ts'
import { useTaskRows } from './use-task-rows.tsx'

type Props = {
  filter: TasksFilter
  /** All of them are for one student, so that each row need not say for whom. */
  isOneStudents?: boolean
  /** The task that the address leads to. */
  sought?: string | undefined
  empty: ReactNode
}

/** The tasks that an advisor has given, one by one. */
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
