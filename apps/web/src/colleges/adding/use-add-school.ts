import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { changeList } from './school-cache.ts'

/** Adds a college to the list, and tells of an error. */
export function useAddFound() {
  return useAddSchool((error) => notifyFailure('The school was not added', error))
}

/** Adds a school; who calls shows any error. */
export function useAddSchool(onError?: (error: Error) => void) {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /schools/list'),
    onSuccess: async (added) => {
      await changeList(queryClient, (entries) => [...entries, added])
      notify({ title: `${added.name} is on your list` })
    },
    ...(onError && { onError }),
  })
}
