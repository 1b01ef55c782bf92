import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { call, query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'

type Sharing = { essayId: string; shared: boolean }

/**
 * Shares an essay with the student's advisor, or stops sharing it. The change is shown before the server has
 * answered.
 */
export function useShareEssay() {
  const queryClient = useQueryClient()

  const share = useMutation({
    mutationFn: ({ essayId, shared }: Sharing) =>
      shared
        ? call('PUT /advising/link/essays/{essayId}', { essayId })
        : call('DELETE /advising/link/essays/{essayId}', { essayId }),
    networkMode: 'always',
    // Sent one after the other, so that the last click wins.
    scope: { id: 'sharing' },
    meta: { writes: ['PUT /advising/link/essays/{essayId}', 'DELETE /advising/link/essays/{essayId}'] },
    onMutate: async ({ essayId, shared }) => ({
      undo: await updateOptimistically(queryClient, query('GET /advising/link').queryKey, ({ link }) => {
        if (!link) return { link }
        const others = link.sharedEssayIds.filter((id) => id !== essayId)
        return { link: { ...link, sharedEssayIds: shared ? [...others, essayId] : others } }
      }),
    }),
    onSuccess: (_, { essayId, shared }) => {
      const title = shared ? 'Shared with your advisor' : 'No longer shared'
      notifyWithUndo(title, () => share.mutate({ essayId, shared: !shared }))
    },
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not changed', error)
    },
  })
  return share
}
