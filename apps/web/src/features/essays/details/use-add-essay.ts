import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { changeList, showEssay } from '../essays-cache.ts'

export function useAddEssay() {
  const queryClient = useQueryClient()

  return useMutation({
    ...sentNow('POST /essays'),
    // Offline, it fails at once, and what is typed stays.
    onSuccess: async (essay) => {
      const { content: _, ...summary } = essay
      await changeList(queryClient, (essays) => [summary, ...essays])
      await showEssay(queryClient, essay)
      notify({ title: 'Essay added successfully!' })
    },
    onError: (error) => notify({ title: `Failed to add essay: ${explain(error)}`, color: 'coral' }),
  })
}
