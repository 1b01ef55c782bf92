import { withEssay, withLink } from '@bearings/domain/advising/links/my-links'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, query } from '#platform/queries/api.ts'
import { takeBack, updateOptimistically } from '#platform/queries/optimistic.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'

type Sharing = { essayId: string; linkId: string; shared: boolean }

/**
 * Shares an essay with the student's advisor, or stops sharing it. The change is shown before the server has
 * answered.
 */
export function useShareEssay() {
  const queryClient = useQueryClient()

  const share = useMutation({
    mutationFn: ({ shared, ...which }: Sharing) =>
      shared
        ? call('PUT /advising/link/essays/{essayId}', which)
        : call('DELETE /advising/link/essays/{essayId}', which),
    networkMode: 'always',
    // Sent one after the other, so that the last click wins.
    scope: { id: 'sharing' },
    meta: { writes: ['PUT /advising/link/essays/{essayId}', 'DELETE /advising/link/essays/{essayId}'] },
    onMutate: async ({ essayId, linkId, shared }) => ({
      undo: await updateOptimistically(queryClient, query('GET /advising/link').queryKey, (mine) =>
        withLink(mine, linkId, (link) => withEssay(link, essayId, shared)),
      ),
    }),
    onSuccess: (_, { shared, ...which }) => {
      const title = shared ? 'Shared with your advisor' : 'No longer shared'
      notifyWithUndo(title, () => share.mutate({ ...which, shared: !shared }))
    },
    onError: takeBack('Not changed'),
  })
  return share
}
