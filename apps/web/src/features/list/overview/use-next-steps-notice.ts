import { nextStepsFor } from '@bearings/domain/list/next-steps'
import type { ListEntry, ListStatus } from '@bearings/domain/list/schema'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { notifyWithButton } from '#ui/notify-with-button.tsx'

/** Returns a function that shows a toast after a status change in the list, with a link to the next steps. */
export function useNextStepsNotice(today: string) {
  const navigate = useNavigate()

  return useCallback(
    ({ id, name, plan }: ListEntry, status: ListStatus): void => {
      if (!nextStepsFor({ status, plan, midyearReport: null }, today)) return
      const params = { schoolId: id }
      notifyWithButton({
        title: `${name}: ${status}`,
        button: 'See What Comes Next',
        onPress: () => void navigate({ to: '/schools/$schoolId/research', params, hash: 'next-steps' }),
      })
    },
    [navigate, today],
  )
}
