import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { whenReached } from '#platform/reach.ts'
import { showStep } from './steps-cache.ts'

/** Ticks off a step of applying for aid. It shows at once, and is taken back when the server refuses it. */
export function useTickStep() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PUT /money/steps/{step}'),
    retry: whenReached,
    onMutate: async (ticked) => ({ undo: await showStep(queryClient, ticked) }),
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  })
}
