import type { Task } from '@bearings/domain/tasks/schema'
import { Button, Group, Modal, Text } from '@mantine/core'
import { nameOf } from './details/student-select.tsx'

type Props = { task: Task; onCancel: () => void; onConfirm: () => void }

export function DeleteTaskDialog({ task, onCancel, onConfirm }: Props) {
  return (
    <Modal opened onClose={onCancel} title="Delete task">
      <Text fw={550}>Are you sure you want to delete this task?</Text>
      <Text c="dimmed" mt="xs" lineClamp={2}>
        {task.title}
      </Text>
      <Text c="dimmed" size="sm" mt="xs">
        It is gone for {nameOf(task.student)} too, and cannot be brought back.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button color="coral" onClick={onConfirm}>
          Delete
        </Button>
      </Group>
    </Modal>
  )
}
