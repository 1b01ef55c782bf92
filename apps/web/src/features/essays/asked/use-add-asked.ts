import { counted } from '@bearings/domain/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { changeList } from '../essays-cache.ts'

/** Adds essays that schools ask for. Pressed twice, they are added once. */
export function useAddAsked() {
  const queryClient = useQueryClient()

  return useMutation({
    ...sentNow('POST /essays/asked', 'No essay added'),
    onSuccess: async ({ added }) => {
      await changeList(queryClient, (essays) => [
        ...added,
        ...essays.filter(({ id }) => !added.some((one) => one.id === id)),
      ])
      const shared = added.filter(({ entryId }) => entryId === null).length
      notify({
        title: added.length === 0 ? 'Already added' : `${counted(added.length, 'essay')} added`,
        message:
          shared > 0 ? `${counted(shared, 'of them is', 'of them are')} shared by several schools.` : '',
      })
    },
  })
}
