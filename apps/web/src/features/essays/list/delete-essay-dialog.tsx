import { limits } from '@bearings/domain/essays/options'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Button, Group, Modal, Text } from '@mantine/core'

type Props = { essay: EssaySummary; onCancel: () => void; onConfirm: () => void }

export function DeleteEssayDialog({ essay, onCancel, onConfirm }: Props) {
  return (
    <Modal opened onClose={onCancel} title="Delete essay">
      <Text fw={550}>Are you sure you want to delete this essay?</Text>
      <Text c="dimmed" mt="xs" lineClamp={2}>
        {essay.promptName}
      </Text>
      <Text c="dimmed" size="sm" mt="xs">
        It waits in the trash for {limits.trashDays} days, with all its versions.
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
