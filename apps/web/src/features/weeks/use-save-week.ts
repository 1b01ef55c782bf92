import { Failure } from '@bearings/domain/failure'
import type { Week } from '@bearings/domain/weeks/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { withWeek } from './log-changes.ts'
import { notSaved, weeksKey } from './weeks-cache.ts'

/** Saves a week and shows it as the server has it. Offline it fails at once; the draft stays on the device. */
export function useSaveWeek(onSaved: (week: Week) => void) {
  const queryClient = useQueryClient()

  return useMutation({
    ...sentNow('PUT /weeks/{start}'),
    onSuccess: (week) => {
      queryClient.setQueryData(weeksKey, (log) => log && withWeek(log, week))
      onSaved(week)
    },
    onError: (error) => {
      if (error instanceof Failure) notifyFailure(notSaved, error)
      else notify({ title: notSaved, message: stillHere, color: 'coral' })
    },
  })
}

const stillHere = 'The server could not be reached. What you typed stays on this device until it is saved.'
