import { nextStepsFor } from '@bearings/domain/schools/list/next-steps'
import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { notify } from '#platform/notify.ts'

/** Returns a function that shows a toast after a status change in the list, with a link to the next steps. */
export function useNextStepsNotice(today: string) {
  const navigate = useNavigate()

  return useCallback(
    ({ id, name, plan }: ListEntry, status: ListStatus): void => {
      if (!nextStepsFor({ status, plan, midyearReport: null }, today)) return
      const open = () => {
        notifications.clean()
        void navigate({ to: '/schools/$schoolId/research', params: { schoolId: id }, hash: 'next-steps' })
      }
      notify({
        title: `${name}: ${status}`,
        message: (
          <Button
            px="sm"
            mih={{ base: 44, sm: 30 }}
            size="compact-sm"
            variant="default"
            mt={6}
            onClick={open}
          >
            See What Comes Next
          </Button>
        ),
        autoClose: 10_000,
      })
    },
    [navigate, today],
  )
}
