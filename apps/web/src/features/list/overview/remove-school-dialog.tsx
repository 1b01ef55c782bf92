import { daysInTrash } from '@bearings/domain/list/rules'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { name: string; onCancel: () => void; onConfirm: () => void }

export function RemoveSchoolDialog({ name, ...actions }: Props) {
  return (
    <ConfirmDialog title={`Remove ${name}?`} action="Remove" {...actions}>
      {`Its essays and research documents are removed too. You can restore all of it from the trash for ${daysInTrash} days.`}
    </ConfirmDialog>
  )
}
