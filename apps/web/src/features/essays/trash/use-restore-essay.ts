import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

export function useRestoreEssay() {
  return useMutation({
    ...mutation('POST /essays/{id}/restore'),
    onSuccess: () => notify({ title: 'Essay restored' }),
    onError: (error) => notifyFailure('Not restored', error),
    meta: { endsWhenRead: true },
  })
}
