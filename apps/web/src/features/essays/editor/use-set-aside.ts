import { useMutation } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'

/** Saves a text as a version, without making it the essay's text. */
export function useSetAside() {
  return useMutation({
    ...sentNow('POST /essays/{id}/versions'),
    onError: (error) => notifyFailure('Your version was not kept', error),
  })
}
