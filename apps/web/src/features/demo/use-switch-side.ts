import { say } from '@bearings/domain/say'
import { useMutation } from '@tanstack/react-query'
import { personalStorage, storageKey } from '#platform/device.ts'
import { mutation } from '#platform/queries/api.ts'
import { inDeviceTime } from '#platform/session/device-time.ts'

/**
 * Continues as the demo's other people after a full page load, so that no data of the first person is left.
 */
export function useSwitchSide() {
  return useMutation({
    ...mutation('POST /demo/switch', say('The other side of the demo could not be opened')),
    onSuccess: (session) => {
      personalStorage().setItem(storageKey, JSON.stringify(inDeviceTime(session)))
      window.location.assign('/dashboard')
    },
  })
}
