import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../platform/api.ts'
import { notify, notifyFailure } from '../../platform/notify.ts'
import { refreshSchools } from './school-cache.ts'

/** Brings a removed school back, with everything under it. */
export function useRestoreSchool() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /schools/list/{id}/restore'),
    onSuccess: ({ name }) => notify({ title: `${name} is back on your list` }),
    onError: (error) => notifyFailure('Not restored', error),
    onSettled: () => refreshSchools(queryClient),
  })
}
