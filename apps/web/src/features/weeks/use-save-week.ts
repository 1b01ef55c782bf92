import type { Week } from '@bearings/domain/weeks/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
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
    onError: (error) => notifyFailure(notSaved, error),
  })
}
