import type { MyLink } from '@bearings/domain/advising/links/schema'
import type { Part } from '@bearings/domain/advising/options'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call, query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

type Change = { part: Part; shown: boolean } | { essayId: string; shown: boolean }

const { queryKey } = query('GET /advising/link')

/** Changes what the advisor sees. The change is shown before the server has answered. */
export function useChangeSharing() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: send,
    meta: { writes: ['PATCH /advising/link/sharing', 'PUT /advising/link/essays/{essayId}'] },
    // Sent one after the other, so that two quick changes arrive in order.
    scope: { id: 'sharing' },
    networkMode: 'always',
    onMutate: async (change) => {
      await updateOptimistically(queryClient, queryKey, (link) => changed(link, change))
    },
    onSuccess: (_, { shown }) => notify({ title: shown ? 'Shared with your advisor' : 'No longer shared' }),
    onError: async (error, change) => {
      await updateOptimistically(queryClient, queryKey, (link) =>
        changed(link, { ...change, shown: !change.shown }),
      )
      notifyFailure('Not changed', error)
    },
  })
}

async function send(change: Change): Promise<void> {
  if ('part' in change) await call('PATCH /advising/link/sharing', { [change.part]: change.shown })
  else if (change.shown) await call('PUT /advising/link/essays/{essayId}', { essayId: change.essayId })
  else await call('DELETE /advising/link/essays/{essayId}', { essayId: change.essayId })
}

function changed({ link }: MyLink, change: Change): MyLink {
  if (!link) return { link }
  if ('part' in change)
    return { link: { ...link, sharing: { ...link.sharing, [change.part]: change.shown } } }
  const others = link.sharedEssayIds.filter((id) => id !== change.essayId)
  return { link: { ...link, sharedEssayIds: change.shown ? [...others, change.essayId] : others } }
}
