import { daysInTrash } from '@bearings/domain/schools/list/rules'
import { Button, Group, Modal, Text } from '@mantine/core'

type Props = { name: string; onCancel: () => void; onConfirm: () => void }

export function RemoveSchoolDialog({ name, onCancel, onConfirm }: Props) {
  return (
    <Modal opened onClose={onCancel} title={`Remove ${name}?`}>
      <Text>
        Its essays and research documents are removed too. You can bring all of it back from the trash for{' '}
        {daysInTrash} days.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button color="coral" onClick={onConfirm}>
          Remove
        </Button>
      </Group>
    </Modal>
  )
}
