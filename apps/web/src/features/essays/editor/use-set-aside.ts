import { useMutation } from '@tanstack/react-query'
import { sentNow } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'

/** Saves a text as a version, without making it the essay's text. */
export function useSetAside() {
  return useMutation({
    ...sentNow('POST /essays/{id}/versions'),
    onError: (error) => notifyFailure('Your version was not kept', error),
  })
}
