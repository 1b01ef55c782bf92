import { say } from '@bearings/domain/say'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Requests the deletion of the account, which follows in 14 days. */
export function useRequestErasure(onRequested: () => void) {
  return useMutation({
    ...mutation('POST /me/erasure'),
    onSuccess: () => {
      notify({
        title: say('Your account will be deleted'),
        message: say(
          'It will be deleted in 14 days. Until then, you can keep it with the button at the top of every page.',
        ),
      })
      onRequested()
    },
  })
}

export function useKeepAccount() {
  return useMutation({
    ...mutation('DELETE /me/erasure', say('Not changed')),
    onSuccess: () => {
      notify({ title: say('Your account will be kept'), message: say('Nothing has been deleted.') })
    },
  })
}
