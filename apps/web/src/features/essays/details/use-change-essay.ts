import type { Essay } from '@bearings/domain/essays/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { query, sentNow } from '#platform/api.ts'
import { explain } from '#platform/explain.ts'
import { notify } from '#platform/notify.ts'
import { changeList } from '../essays-cache.ts'

/** Changes what is asked: prompt, limit, deadline, school. */
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

/** The text may have been saved elsewhere in between: it is shown with the revision that it belongs to. */
function textOf({ content, words, revision }: Essay) {
  return { content, words, revision }
}
