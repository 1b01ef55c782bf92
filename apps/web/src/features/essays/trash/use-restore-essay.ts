import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

export function useRestoreEssay() {
  return useMutation({
    ...mutation('POST /essays/{id}/restore', 'Not restored'),
    onSuccess: () => notify({ title: 'Essay restored' }),
    meta: { endsWhenRead: true },
  })
}
