import { withoutLink } from '@bearings/domain/advising/links/my-links'
import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** The confirmation before a student disconnects from their advisor. */
export function EndLinkDialog({ link, onClose }: { link: AdvisorLink; onClose: () => void }) {
  const queryClient = useQueryClient()
  const name = link.advisor.fullName || link.advisor.email
  const end = useMutation({
    ...mutation('POST /advising/links/{id}/end', 'Could not disconnect'),
    onSuccess: () => {
      queryClient.setQueryData(
        query('GET /advising/link').queryKey,
        (mine) => mine && withoutLink(mine, link.id),
      )
      notify({ title: 'Disconnected', message: `${name} can no longer see anything you shared.` })
      onClose()
    },
  })

  return (
    <ConfirmDialog
      title={`Disconnect from ${name}?`}
      action="Disconnect"
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate({ id: link.id })}
    >
      {`${name} will no longer see anything you share. You keep your tasks and the access log.`}
    </ConfirmDialog>
  )
}
