import type { AdvisorNote } from '@bearings/domain/advising/notes/schema'
import { Button, Group, Modal, Text } from '@mantine/core'

type Props = {
  /** Without one it is closed. */
  note: AdvisorNote | null
  onCancel: () => void
  onConfirm: (note: AdvisorNote) => void
}

/** A note has no trash, so it is asked once more. */
export function DeleteNoteDialog({ note, onCancel, onConfirm }: Props) {
  return (
    <Modal opened={note !== null} onClose={onCancel} title="Are you sure you want to delete this note?">
      <Text c="dimmed" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
        {note?.content}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button color="coral" onClick={() => note && onConfirm(note)}>
          Delete
        </Button>
      </Group>
    </Modal>
  )
}
