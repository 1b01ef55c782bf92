import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../platform/api.ts'
import { notifyFailure } from '../../../platform/notify.ts'

/** Keeps a text as a version, without making it the essay. */
export function useSetAside() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /essays/{id}/versions'),
    networkMode: 'always',
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['GET /essays/{id}/versions'] }),
    onError: (error) => notifyFailure('Not set aside', error),
  })
}
