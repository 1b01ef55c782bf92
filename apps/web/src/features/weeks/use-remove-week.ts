import type { Week } from '@bearings/domain/weeks/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { withoutWeek } from './log-changes.ts'
import { useSaveWeek } from './use-save-week.ts'
import { notSaved, weeksKey } from './weeks-cache.ts'

/** Removes a planned week. The toast offers to restore it with everything in it. */
export function useRemoveWeek() {
  const queryClient = useQueryClient()
  const save = useSaveWeek(() => notify({ title: 'The week is back' }))

  function bringBack({ weekStartDate, weekGoal, tasks }: Week) {
    save.mutate({
      start: weekStartDate,
      weekGoal,
      tasks: tasks.map(({ id, text, done, carriedFrom }) => ({ id, text, done, carriedFrom })),
    })
  }

  return useMutation({
    mutationFn: ({ weekStartDate }: Week) => call('DELETE /weeks/{start}', { start: weekStartDate }),
    meta: { writes: ['DELETE /weeks/{start}'] },
    networkMode: 'always',
    onSuccess: (_, week) => {
      queryClient.setQueryData(weeksKey, (log) => log && withoutWeek(log, week.weekStartDate))
      notifyWithUndo('Week removed', () => bringBack(week))
    },
    onError: (error) => notifyFailure(notSaved, error),
  })
}
