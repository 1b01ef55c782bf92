import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'

const { queryKey } = query('GET /deadlines/feed')

/** Creates a feed, or gives it a new URL. */
export function useRenewFeed() {
  return useMutation(mutation('POST /deadlines/feed', 'The feed could not be created'))
}

export function useEndFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('DELETE /deadlines/feed', 'The feed could not be ended'),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, { url: null, lastReadAt: null })
      notify({ title: 'Your calendar feed has ended' })
    },
  })
}
