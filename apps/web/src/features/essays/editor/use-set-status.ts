import type { Input } from '@bearings/domain/contract'
import type { Essay } from '@bearings/domain/essays/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/queries/api.ts'
import { takeBack } from '#platform/queries/optimistic.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { showStatus } from '../essays-cache.ts'

/** Changes an essay's status at once. The text is saved separately. */
export function useSetStatus({ id }: Essay) {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /essays/{id}'),
    retry: retryWhenReachable,
    onMutate: async (changes: Input<'PATCH /essays/{id}'>) => ({
      undo: await showStatus(queryClient, changes),
    }),
    // A save of the text, in progress meanwhile, may have returned the old status.
    onSuccess: async ({ status }) => void (await showStatus(queryClient, { id, status })),
    onError: takeBack('The status could not be changed'),
    meta: { endsWhenRead: true },
  })
}
