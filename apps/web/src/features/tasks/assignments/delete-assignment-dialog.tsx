import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { assignment: Assignment; onCancel: () => void; onConfirm: () => void }

export function DeleteAssignmentDialog({ assignment, ...actions }: Props) {
  const { title, students, completed } = assignment
  return (
    <ConfirmDialog title="Delete task" action="Delete" {...actions}>
      <Text fw={500}>Delete this task for {counted(students - completed, 'student')}?</Text>
      <Text c="dimmed" mt="xs" lineClamp={2}>
        {title}
      </Text>
      <Text c="dimmed" size="sm" mt="xs">
        {students - completed === 1 ? 'The student is' : 'They are'} told that you removed it.{' '}
        {completed > 0
          ? `It stays with the ${counted(completed, 'student')} who completed it.`
          : 'It stays with anyone who completes it first.'}
      </Text>
    </ConfirmDialog>
  )
}
