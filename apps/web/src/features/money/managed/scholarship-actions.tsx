import type { ManagedScholarship } from '@bearings/domain/money/managed/schema'
import { Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { RowAction } from '#ui/row-action.tsx'
import { ScholarshipDialog } from './scholarship-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

export function ScholarshipActions({ scholarship }: { scholarship: ManagedScholarship }) {
  const { id, name, isArchived } = scholarship
  const [dialog, setDialog] = useState<'edit' | 'verify' | 'archive' | null>(null)
  const close = () => setDialog(null)
  const archive = useMutation({
    ...mutation('POST /money/scholarships/managed/{id}/archive', 'Not changed'),
    onSuccess: () => {
      close()
      notify({ title: `${name} is archived` })
    },
  })
  const restore = useMutation({
    ...mutation('POST /money/scholarships/managed/{id}/restore', 'Not changed'),
    onSuccess: () => notify({ title: `${name} is offered again` }),
  })

  return (
    <Group gap={4} wrap="nowrap">
      <RowAction action="Verify" name={name} onClick={() => setDialog('verify')} />
      <RowAction action="Edit" name={name} onClick={() => setDialog('edit')} />
      {isArchived ? (
        <RowAction action="Restore" name={name} onClick={() => restore.mutate({ id })} />
      ) : (
        <RowAction action="Archive" name={name} onClick={() => setDialog('archive')} />
      )}
      {dialog === 'edit' && <ScholarshipDialog scholarship={scholarship} onClose={close} />}
      {dialog === 'verify' && <VerifyDialog scholarship={scholarship} onClose={close} />}
      {dialog === 'archive' && (
        <ConfirmDialog
          title={`Archive ${name}?`}
          action="Archive"
          isPending={archive.isPending}
          onCancel={close}
          onConfirm={() => archive.mutate({ id })}
        >
          Students can no longer find it. Those who have saved it keep it, and you can restore it at any time.
        </ConfirmDialog>
      )}
    </Group>
  )
}
