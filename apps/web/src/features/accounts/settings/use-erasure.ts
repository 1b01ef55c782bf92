import type { Me } from '@bearings/domain/accounts/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '../../../platform/api.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'

/** Asks for the account to be deleted, in 14 days. */
export function useAskForErasure(onAsked: () => void) {
  const show = useShowMe()
  return useMutation({
    ...mutation('POST /me/erasure'),
    onSuccess: (me) => {
      show(me)
      notify({
        title: 'Your account is to be deleted',
        message: 'In 14 days. Until then you can keep it: the line above every page has the button.',
      })
      onAsked()
    },
  })
}

export function useKeepAccount() {
  const show = useShowMe()
  return useMutation({
    ...mutation('DELETE /me/erasure'),
    onSuccess: (me) => {
      show(me)
      notify({ title: 'Your account stays', message: 'Nothing has been deleted.' })
    },
    onError: (error) => notifyFailure('Not changed', error),
  })
}

function useShowMe() {
  const queryClient = useQueryClient()
  return (me: Me) => queryClient.setQueryData(query('GET /me').queryKey, me)
}
