import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Restores a removed school with everything that belongs to it. */
export function useRestoreSchool() {
  return useMutation({
    ...mutation('POST /schools/list/{id}/restore', 'Not restored'),
    onSuccess: ({ name }) => notify({ title: `${name} is back on your list` }),
    meta: { endsWhenRead: true },
  })
}
