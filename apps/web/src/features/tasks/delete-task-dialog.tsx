import type { Task } from '@bearings/domain/tasks/schema'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { nameOf } from './words.ts'

type Props = { task: Task; onCancel: () => void; onConfirm: () => void }

export function DeleteTaskDialog({ task, ...actions }: Props) {
  return (
    <ConfirmDialog title="Delete task" action="Delete" {...actions}>
      <Text fw={500}>Are you sure you want to delete this task?</Text>
      <Text c="dimmed" mt="xs" lineClamp={2}>
        {task.title}
      </Text>
      <Text c="dimmed" size="sm" mt="xs">
        It is also deleted for {nameOf(task.student)}, who is told that you removed it.
      </Text>
    </ConfirmDialog>
  )
}
