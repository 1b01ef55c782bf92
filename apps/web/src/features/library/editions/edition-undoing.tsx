import type { Edition } from '@bearings/domain/library/editions/schema'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'

type Step = 'unpublish' | 'remove'

type Props = {
  edition: Edition
  /** Called after the article is deleted, to discard what was typed for it. */
  onDeleted: () => void
}

/** Buttons to unpublish, to restore the shipped text, or to delete. Each asks for confirmation. */
export function EditionUndoing({ edition, onDeleted }: Props) {
  const { slug, state, isShipped, isChanged, revision: basedOn } = edition
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState<Step | null>(null)
  const failed = (error: Error) => {
    notifyFailure('Nothing has changed', error)
    setConfirming(null)
    void queryClient.invalidateQueries({ queryKey: ['GET /library/editions/{slug}'] })
  }
  const unpublish = useMutation({
    ...sentNow('POST /library/editions/{slug}/unpublish'),
    onSuccess: () => {
      notify({ title: 'Removed from the blog' })
      setConfirming(null)
    },
    onError: failed,
  })
  const remove = useMutation({
    ...sentNow('DELETE /library/editions/{slug}'),
    onSuccess: () => {
      notify({ title: isShipped ? 'Shipped text restored' : 'Article deleted' })
      if (isShipped) return setConfirming(null)
      onDeleted()
      // The dialog goes with the page, and leaves the focus at the heading of the next.
      void navigate({ to: '/admin/articles' })
    },
    onError: failed,
  })
  const steps: { step: Step; name: string }[] = [
    ...(state === 'published' || state === 'shipped'
      ? [{ step: 'unpublish', name: 'Unpublish' } as const]
      : []),
    ...(isShipped && basedOn > 0 ? [{ step: 'remove', name: 'Restore the shipped text' } as const] : []),
    ...(!isShipped && state !== 'published' ? [{ step: 'remove', name: 'Delete' } as const] : []),
  ]

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<Icon of={IconChevronDown} />}>
            More actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {steps.map(({ step, name }) => (
            <Menu.Item key={name} onClick={() => setConfirming(step)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {confirming === 'unpublish' && (
        <ConfirmDialog
          title="Take this article off the blog?"
          action="Unpublish"
          isPending={unpublish.isPending}
          onCancel={() => setConfirming(null)}
          onConfirm={() => unpublish.mutate({ slug, basedOn })}
        >
          Only admins will be able to read it, and the navigator will no longer quote it. Its text stays here.
        </ConfirmDialog>
      )}
      {confirming === 'remove' && (
        <ConfirmDialog
          title={isShipped ? 'Restore the shipped text?' : 'Delete this article?'}
          action={isShipped ? 'Restore' : 'Delete'}
          isPending={remove.isPending}
          onCancel={() => setConfirming(null)}
          onConfirm={() => remove.mutate({ slug, basedOn })}
        >
          {isShipped
            ? `Everyone will see the text that ships with Bearings again. The text written here will be deleted${isChanged ? ', with the draft that is not published' : ''}.`
            : 'Its text will be deleted and cannot be restored.'}
        </ConfirmDialog>
      )}
    </>
  )
}
