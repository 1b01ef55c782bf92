import type { Essay } from '@bearings/domain/essays/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { changeList } from '../essays-cache.ts'

/** Changes an essay's details: prompt, limit, deadline, school. */
export function useChangeEssay() {
  const queryClient = useQueryClient()

  return useMutation({
    ...sentNow('PATCH /essays/{id}'),
    onSuccess: async (summary) => {
      const { queryKey } = query('GET /essays/{id}', { id: summary.id })
      queryClient.setQueryData(queryKey, (essay) => essay && { ...essay, ...summary, ...textOf(essay) })
      await changeList(queryClient, (essays) =>
        essays.map((each) => (each.id === summary.id ? summary : each)),
      )
      notify({ title: 'Essay updated successfully!' })
    },
    onError: (error) => notify({ title: `Failed to update essay: ${explain(error)}`, color: 'coral' }),
  })
}

/**
 * Returns the cached text with its own revision, because the text may have been saved elsewhere meanwhile.
 */
function textOf({ content, words, revision }: Essay) {
  return { content, words, revision }
}
