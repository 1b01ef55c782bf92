import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { EssayAutosave } from './use-essay-autosave.ts'

type Props = {
  autosave: EssayAutosave
  /** Called when the person leaves and discards the changes. */
  onLeave: () => void
}

/** How many milliseconds to wait for the server before leaving. */
const longest = 5000

/**
 * Saves before any navigation, by link or by the browser's buttons. Asks only if something cannot be saved,
 * and then also when the tab is closed.
 */
export function LeaveGuard({ autosave, onLeave }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      async ({ current, next }) => {
        if (current.pathname === next.pathname || autosave.state().saved) return false
        await Promise.race([autosave.save('ask'), new Promise((resolve) => setTimeout(resolve, longest))])
        return !autosave.state().saved
      },
      [autosave],
    ),
    enableBeforeUnload: useCallback(() => {
      const { saved, failure, other } = autosave.state()
      return !saved && (failure !== null || other !== null)
    }, [autosave]),
    withResolver: true,
  })

  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title="Unsaved changes"
      action="Leave"
      cancel="Keep editing"
      onCancel={() => reset?.()}
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
    >
      You have unsaved changes. Are you sure you want to go back? Your changes will be lost.
    </ConfirmDialog>
  )
}
