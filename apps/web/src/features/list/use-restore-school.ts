import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Restores a removed school with everything that belongs to it. */
export function useRestoreSchool() {
  return useMutation({
    ...mutation('POST /schools/list/{id}/restore'),
    onSuccess: ({ name }) => notify({ title: `${name} is back on your list` }),
    onError: (error) => notifyFailure('Not restored', error),
    meta: { endsWhenRead: true },
  })
}
