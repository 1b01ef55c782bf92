import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { personalStorage, storageKey } from '#platform/device.ts'
import { notifyFailure } from '#platform/notify.ts'

/** Goes on as the demo's other person, on a page that is loaded anew: nothing of the first one's is left in it. */
export function useSwitchSide() {
  return useMutation({
    ...mutation('POST /demo/switch'),
    onSuccess: (session) => {
      personalStorage().setItem(storageKey, JSON.stringify(session))
      window.location.assign('/dashboard')
    },
    onError: (error) => notifyFailure('The other side could not be opened', error),
  })
}
