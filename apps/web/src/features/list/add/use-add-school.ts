import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeList } from '#colleges/adding/school-cache.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

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
