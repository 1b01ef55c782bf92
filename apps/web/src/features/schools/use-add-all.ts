import type { NewEntry } from '@bearings/domain/schools/list/schema'
import { counted } from '@bearings/domain/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { changeList } from './school-cache.ts'

/**
 * Adds several colleges to the list, one after the other. If one is refused, those before it stay on the
 * list.
 */
export function useAddAll() {
  const queryClient = useQueryClient()
  const { mutateAsync: add } = useMutation(mutation('POST /schools/list'))

  return useMutation({
    mutationFn: async (schools: readonly NewEntry[]) => {
      for (const school of schools) {
        const added = await add(school)
        await changeList(queryClient, (entries) => [...entries, added])
      }
    },
    onSuccess: (_, { length }) =>
      notify({ title: `${counted(length, 'school')} ${length === 1 ? 'is' : 'are'} on your list` }),
    onError: (error) => notifyFailure('Not all of them were added', error),
  })
}
