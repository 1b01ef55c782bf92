import type { Task } from '@bearings/domain/tasks/schema'
import { Text } from '@mantine/core'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { nameOf } from '../words.ts'
import { detailsOf, rules } from './task-details.ts'
import { TaskFields } from './task-fields.tsx'
import { useChangeTask } from './use-change-task.ts'

type Props = { task: Task; onClose: () => void }

/** The dialog that changes a task's text and due date. */
export function EditTaskDialog({ task, onClose }: Props) {
  const form = useCheckedForm({ initialValues: detailsOf(task), ...rules })
  const change = useChangeTask()

  const submit = form.onSubmit(({ title, description, dueOn }) =>
    change.mutate(
      { id: task.id, title, description, dueOn },
      { onSuccess: onClose, onError: form.showRefusal },
    ),
  )

  return (
    <FormDialog
      title="Edit Task"
      submit="Save"
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>For {nameOf(task.student)}</Text>
      <TaskFields form={form} isFirst />
    </FormDialog>
  )
}
