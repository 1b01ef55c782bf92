import type { Essay } from '@bearings/domain/essays/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { changeList } from '../essays-cache.ts'

/** Changes where an essay stands, at once; the text beside it saves itself. */
export function useSetStatus({ id }: Essay) {
  const queryClient = useQueryClient()
  const { queryKey } = query('GET /essays/{id}', { id })

  return useMutation({
    ...mutation('PATCH /essays/{id}'),
    scope: { id: 'essay-details' },
    networkMode: 'always',
    onSuccess: async ({ status }) => {
      queryClient.setQueryData(queryKey, (essay) => essay && { ...essay, status })
      await changeList(queryClient, (essays) =>
        essays.map((each) => (each.id === id ? { ...each, status } : each)),
      )
    },
    onError: (error) => notifyFailure('The status could not be changed', error),
    // A text that was on its way may have brought the one before.
    meta: { endsWhenRead: true },
  })
}
