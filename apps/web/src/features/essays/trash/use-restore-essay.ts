import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../platform/api.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'
import { announce } from '../essay-news.ts'
import { refreshEssays } from '../essays-cache.ts'

/** Brings a deleted essay back, with its versions. */
export function useRestoreEssay() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /essays/{id}/restore'),
    onSuccess: () => {
      announce()
      notify({ title: 'The essay is back' })
    },
    onError: (error) => notifyFailure('Not restored', error),
    onSettled: () => refreshEssays(queryClient),
  })
}
