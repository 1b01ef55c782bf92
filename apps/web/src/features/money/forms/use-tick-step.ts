import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { showStep } from './steps-cache.ts'

/**
 * Checks off a step of applying for aid. The change is shown at once, and undone if the server refuses it.
 */
export function useTickStep() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PUT /money/steps/{step}'),
    retry: retryWhenReachable,
    onMutate: async (ticked) => ({ undo: await showStep(queryClient, ticked) }),
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  })
}
