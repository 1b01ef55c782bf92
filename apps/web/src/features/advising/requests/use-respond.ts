import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { failed } from '../failed.ts'

/**
 * Returns mutations that answer a request, or withdraw one's own. The data is refetched even if they fail,
 * because someone else may have been first.
 */
export function useRespond() {
  const { role } = useMe()
  const shared = {
    onError: (error: Error) => notify({ title: failed('respond to request', error, role), color: 'coral' }),
  }

  return {
    approve: useMutation({
      ...mutation('POST /advising/requests/{id}/approve'),
      ...shared,
      onSuccess: () => notify({ title: 'Request Approved', message: 'You are now connected.' }),
    }),
    reject: useMutation({
      ...mutation('POST /advising/requests/{id}/reject'),
      ...shared,
      onSuccess: () => notify({ title: 'Request Rejected' }),
    }),
    withdraw: useMutation({
      ...mutation('POST /advising/requests/{id}/withdraw'),
      ...shared,
      onSuccess: () => notify({ title: 'Request Withdrawn' }),
      onError: (error) => notify({ title: failed('withdraw request', error, role), color: 'coral' }),
    }),
  }
}
