import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/queries/api.ts'
import { takeBack } from '#platform/queries/optimistic.ts'
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
    onError: takeBack('Not saved'),
  })
}
