import type { Task } from '@bearings/domain/tasks/schema'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useToday } from '../../../platform/use-today.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeleteTaskDialog } from '../delete-task-dialog.tsx'
import { nameOf } from '../details/student-select.tsx'
import { TaskRow } from '../task-row.tsx'
import { TasksList } from '../tasks-list.tsx'
import type { TasksFilter } from '../tasks-query.ts'
import { useDeleteTask } from '../use-delete-task.ts'
import { useSetStatus } from '../use-set-status.ts'
import { statusLabels, statusTones } from '../words.ts'

const EditTaskDialog = lazy(async () => ({
  default: (await import('../details/edit-task-dialog.tsx')).EditTaskDialog,
}))

type Props = {
  filter: TasksFilter
  /** All of them are for one student, so that each row need not say for whom. */
  isOneStudents?: boolean
  empty: ReactNode
}

/** The tasks that an advisor has given, to be changed, deleted and opened again. */
export function GivenTasks({ filter, isOneStudents = false, empty }: Props) {
  const today = useToday()
  const setStatus = useSetStatus()
  const deleteTask = useDeleteTask()
  const [editing, setEditing] = useState<Task | null>(null)
  const [deleting, setDeleting] = useState<Task | null>(null)

  return (
    <>
      <TasksList
        filter={filter}
        label="Tasks"
        empty={empty}
        row={(task) => (
          <Row
            key={task.id}
            task={task}
            today={today}
            isOneStudents={isOneStudents}
            onReopen={() => setStatus.mutate({ task, status: 'pending' })}
            onEdit={() => setEditing(task)}
            onDelete={() => setDeleting(task)}
          />
        )}
      />
      <Suspense>{editing && <EditTaskDialog task={editing} onClose={() => setEditing(null)} />}</Suspense>
      {deleting && (
        <DeleteTaskDialog
          task={deleting}
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            deleteTask.mutate({ id: deleting.id })
            setDeleting(null)
          }}
        />
      )}
    </>
  )
}

type RowProps = {
  task: Task
  today: string
  isOneStudents: boolean
  onReopen: () => void
  onEdit: () => void
  onDelete: () => void
}

function Row({ task, today, isOneStudents, onReopen, onEdit, onDelete }: RowProps) {
  const titleId = useId()
  return (
    <TaskRow
      task={task}
      today={today}
      titleId={titleId}
      about={
        <>
          <Chip tone={statusTones[task.status]}>{statusLabels[task.status]}</Chip>
          {!isOneStudents && <span>{nameOf(task.student)}</span>}
        </>
      }
    >
      {task.status === 'completed' && (
        <Button variant="subtle" color="sea" size="sm" aria-describedby={titleId} onClick={onReopen}>
          Mark as Pending
        </Button>
      )}
      <Button variant="default" size="sm" aria-describedby={titleId} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="subtle" color="coral" size="sm" aria-describedby={titleId} onClick={onDelete}>
        Delete
      </Button>
    </TaskRow>
  )
}
