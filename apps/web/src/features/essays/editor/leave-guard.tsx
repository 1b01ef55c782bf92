import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { EssayKeeper } from './use-essay-keeper.ts'

type Props = {
  keeper: EssayKeeper
  /** The person goes and lets the changes go. */
  onLeave: () => void
}

/** Milliseconds to wait for the server on the way out. */
const longest = 5000

/**
 * Saves on every way out: links, the browser's own buttons. Asks only when something cannot be saved; a tab that is
 * closed then asks too.
 */
export function LeaveGuard({ keeper, onLeave }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      async ({ current, next }) => {
        if (current.pathname === next.pathname || keeper.state().saved) return false
        await Promise.race([keeper.save('ask'), new Promise((resolve) => setTimeout(resolve, longest))])
        return !keeper.state().saved
      },
      [keeper],
    ),
    enableBeforeUnload: useCallback(() => {
      const { saved, failure, other } = keeper.state()
      return !saved && (failure !== null || other !== null)
    }, [keeper]),
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
