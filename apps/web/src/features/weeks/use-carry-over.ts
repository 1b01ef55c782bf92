import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { undoable } from '#ui/undoable.tsx'
import { notSaved } from './weeks-cache.ts'
import { nameOf } from './words.ts'

/** Moves what is left of a week on; the toast offers the way back. */
export function useCarryOver(current: string) {
  const always = {
    networkMode: 'always',
    onError: (error: Error) => notifyFailure(notSaved, error),
  } as const

  const carryBack = useMutation({
    ...mutation('POST /weeks/{start}/carry-back'),
    ...always,
    onSuccess: () => notify({ title: 'The tasks are back where they were' }),
  })

  return useMutation({
    ...mutation('POST /weeks/{start}/carry-over'),
    ...always,
    onSuccess: (carried, { start }) => {
      if (carried.taskIds.length === 0) return
      const title = `${counted(carried.taskIds.length, 'task')} carried over to ${nameOf(carried.to, current)}`
      undoable(title, () => carryBack.mutate({ start, ...carried }))
    },
  })
}
