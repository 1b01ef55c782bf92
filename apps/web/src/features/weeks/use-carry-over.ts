import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { notSaved } from './weeks-cache.ts'
import { nameOf } from './words.ts'

/** Moves a week's unfinished tasks to a later week. The toast offers to undo it. */
export function useCarryOver(current: string) {
  const carryBack = useMutation({
    ...sentNow('POST /weeks/{start}/carry-back', notSaved),
    onSuccess: () => notify({ title: 'The tasks are back where they were' }),
  })

  return useMutation({
    ...sentNow('POST /weeks/{start}/carry-over', notSaved),
    onSuccess: (carried, { start }) => {
      if (carried.taskIds.length === 0) return
      const title = `${counted(carried.taskIds.length, 'task')} carried over to ${nameOf(carried.to, current)}`
      notifyWithUndo(title, () => carryBack.mutate({ start, ...carried }))
    },
  })
}
