import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Holds back every step away from the page while something on it is unsaved, and asks. */
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
