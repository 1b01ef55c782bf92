import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notify, notifyFailure } from '#platform/notify.ts'

/** Brings a removed school back, with everything under it. */
export function useRestoreSchool() {
  return useMutation({
    ...mutation('POST /schools/list/{id}/restore'),
    onSuccess: ({ name }) => notify({ title: `${name} is back on your list` }),
    onError: (error) => notifyFailure('Not restored', error),
    meta: { endsWhenRead: true },
  })
}
