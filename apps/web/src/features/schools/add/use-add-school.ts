import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { changeList } from '../school-cache.ts'

/** Adds a school. The dialog shows any error. */
export function useAddSchool() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /schools/list'),
    onSuccess: async (added) => {
      await changeList(queryClient, (entries) => [...entries, added])
      notify({ title: `${added.name} is on your list` })
    },
  })
}
