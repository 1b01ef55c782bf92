import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'

const { queryKey } = query('GET /deadlines/feed')

/** Creates a feed, or gives it a new URL. */
export function useRenewFeed() {
  return useMutation({
    ...mutation('POST /deadlines/feed'),
    onError: (error) => notifyFailure('The feed could not be created', error),
  })
}

export function useEndFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('DELETE /deadlines/feed'),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, { url: null, lastReadAt: null })
      notify({ title: 'Your calendar feed has ended' })
    },
    onError: (error) => notifyFailure('The feed could not be ended', error),
  })
}
