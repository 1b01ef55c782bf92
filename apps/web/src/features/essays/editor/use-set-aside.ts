import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'

/** Keeps a text as a version, without making it the essay. */
export function useSetAside() {
  return useMutation({
    ...mutation('POST /essays/{id}/versions'),
    networkMode: 'always',
    onError: (error) => notifyFailure('Not set aside', error),
  })
}
