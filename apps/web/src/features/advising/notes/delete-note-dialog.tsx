import type { AdvisorNote } from '@bearings/domain/advising/notes/schema'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = {
  /** The note to delete; `null` closes the dialog. */
  note: AdvisorNote | null
  onCancel: () => void
  onConfirm: (note: AdvisorNote) => void
}

/** Notes have no trash, so deleting one asks for confirmation. */
export function DeleteNoteDialog({ note, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      opened={note !== null}
      title="Are you sure you want to delete this note?"
      action="Delete"
      onCancel={onCancel}
      onConfirm={() => note && onConfirm(note)}
    >
      <Text c="dimmed" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
        {note?.content}
      </Text>
    </ConfirmDialog>
  )
}
