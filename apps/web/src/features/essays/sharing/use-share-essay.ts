import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../../platform/api.ts'
import { notifyFailure } from '../../../platform/notify.ts'
import { undoable } from '../../../ui/undoable.tsx'

type Sharing = { essayId: string; shared: boolean }

/** Lets the student's advisor read an essay, or no longer. Shown before the server has answered. */
export function useShareEssay() {
  const queryClient = useQueryClient()
  const { queryKey } = query('GET /advising/link')

  const share = useMutation({
    mutationFn: ({ essayId, shared }: Sharing) =>
      shared
        ? call('PUT /advising/link/essays/{essayId}', { essayId })
        : call('DELETE /advising/link/essays/{essayId}', { essayId }),
    networkMode: 'always',
    // One after the other, so that the last click is what holds.
    scope: { id: 'sharing' },
    onMutate: async ({ essayId, shared }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before?.link) {
        const others = before.link.sharedEssayIds.filter((id) => id !== essayId)
        const sharedEssayIds = shared ? [...others, essayId] : others
        queryClient.setQueryData(queryKey, { link: { ...before.link, sharedEssayIds } })
      }
      return { before }
    },
    onSuccess: (_, { essayId, shared }) => {
      const title = shared ? 'Shared with your advisor' : 'No longer shared'
      undoable(title, () => share.mutate({ essayId, shared: !shared }))
    },
    onError: (error, _, kept) => {
      if (kept?.before) queryClient.setQueryData(queryKey, kept.before)
      notifyFailure('Not changed', error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return share
}
