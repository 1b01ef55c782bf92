import { limits } from '@bearings/domain/essays/options'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { essay: EssaySummary; onCancel: () => void; onConfirm: () => void }

export function DeleteEssayDialog({ essay, ...actions }: Props) {
  return (
    <ConfirmDialog title="Delete essay" action="Delete" {...actions}>
      <Text fw={500}>Are you sure you want to delete this essay?</Text>
      <Text c="dimmed" mt="xs" lineClamp={2}>
        {essay.promptName}
      </Text>
      <Text c="dimmed" size="sm" mt="xs">
        It stays in the trash for {limits.trashDays} days, with all its versions.
      </Text>
    </ConfirmDialog>
  )
}
