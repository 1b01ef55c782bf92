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
      title="Leave without saving?"
      action="Leave without saving"
      cancel="Stay"
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      Your changes here are not saved yet.
    </ConfirmDialog>
  )
}
