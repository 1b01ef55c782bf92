import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { changeList, showEssay } from '../essays-cache.ts'

/** @param onAdded Called even if the page was left meanwhile. */
export function useAddEssay(onAdded: () => void) {
  const queryClient = useQueryClient()

  return useMutation({
    ...sentNow('POST /essays'),
    // Offline, it fails at once, and what is typed stays.
    onSuccess: async (essay) => {
      const { content: _, ...summary } = essay
      await changeList(queryClient, (essays) => [summary, ...essays])
      await showEssay(queryClient, essay)
      onAdded()
      notify({ title: 'Essay added successfully!' })
    },
    onError: (error) => notify({ title: `Failed to add essay: ${explain(error)}`, color: 'coral' }),
  })
}
