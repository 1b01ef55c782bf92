import { say } from '@bearings/domain/say'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Blocks leaving the page while there are unsaved changes, and asks. */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })

  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={say('Leave without saving?')}
      action={say('Leave without saving')}
      cancel={say('Stay')}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      {say('Your changes here are not saved yet.')}
    </ConfirmDialog>
  )
}
