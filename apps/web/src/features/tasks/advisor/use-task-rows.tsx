import type { Task } from '@bearings/domain/tasks/schema'
import { todayIn } from '@bearings/domain/today'
import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { useNow } from '#platform/use-now.ts'
import { Chip } from '#ui/chip.tsx'
import { taskTones } from '#ui/status-tones.ts'
import { DeleteTaskDialog } from '../delete-task-dialog.tsx'
import { TaskRow } from '../task-row.tsx'
import { useDeleteTask } from '../use-delete-task.ts'
import { useSetStatus } from '../use-set-status.ts'
import { nameOf, statusLabels } from '../words.ts'

const EditTaskDialog = lazyComponent(() => import('../details/edit-task-dialog.tsx'), 'EditTaskDialog')

/** What a row omits because it stands above the list: the student's name, or the task's text. */
type Known = 'student' | 'task' | null

/**
 * Returns a function that renders task rows for an advisor, who can reopen, edit and delete tasks, and the
 * dialogs for that.
 */
export function useTaskRows() {
  usePreload(EditTaskDialog.load)
  const now = useNow()
  const setStatus = useSetStatus()
  const deleteTask = useDeleteTask()
  const [editing, setEditing] = useState<Task | null>(null)
  const [deleting, setDeleting] = useState<Task | null>(null)

  const row = (task: Task, known: Known = null, more?: RowProps['more']): ReactNode => (
    <Row
      key={task.id}
      task={task}
      today={todayIn(task.student.timeZone, now)}
      known={known}
      more={more}
      onReopen={() => setStatus.mutate({ id: task.id, status: 'pending' })}
      onEdit={() => setEditing(task)}
      onDelete={() => setDeleting(task)}
    />
  )
  const dialogs = (
    <>
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
  return { row, dialogs }
}

type RowProps = {
  task: Task
  today: string
  known: Known
  /** Another action, which the title with this id describes. */
  more?: ((titleId: string) => ReactNode) | undefined
  onReopen: () => void
  onEdit: () => void
  onDelete: () => void
}

function Row({ task, today, known, more, onReopen, onEdit, onDelete }: RowProps) {
  const titleId = useId()
  return (
    <TaskRow
      task={task}
      today={today}
      titleId={titleId}
      name={known === 'task' ? nameOf(task.student) : undefined}
      about={
        <>
          <Chip tone={taskTones[task.status]}>{statusLabels[task.status]}</Chip>
          {known === null && <span>{nameOf(task.student)}</span>}
        </>
      }
    >
      {more?.(titleId)}
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
