import { withEssay, withLink } from '@bearings/domain/advising/links/my-links'
import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import type { Part } from '@bearings/domain/advising/options'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call, query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

type Change = { linkId: string; shown: boolean } & ({ part: Part } | { essayId: string })

const { queryKey } = query('GET /advising/link')

/** Changes what an advisor sees. The change is shown before the server has answered. */
export function useChangeSharing() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: send,
    meta: { writes: ['PATCH /advising/link/sharing', 'PUT /advising/link/essays/{essayId}'] },
    // Sent one after the other, so that two quick changes arrive in order.
    scope: { id: 'sharing' },
    networkMode: 'always',
    onMutate: async (change) => {
      await updateOptimistically(queryClient, queryKey, (mine) =>
        withLink(mine, change.linkId, (link) => changed(link, change)),
      )
    },
    onSuccess: (_, { shown }) => notify({ title: shown ? 'Shared with your advisor' : 'No longer shared' }),
    onError: async (error, change) => {
      await updateOptimistically(queryClient, queryKey, (mine) =>
        withLink(mine, change.linkId, (link) => changed(link, { ...change, shown: !change.shown })),
      )
      notifyFailure('Not changed', error)
    },
  })
}

async function send({ linkId, ...change }: Change): Promise<void> {
  if ('part' in change) await call('PATCH /advising/link/sharing', { linkId, [change.part]: change.shown })
  else {
    const { essayId } = change
    if (change.shown) await call('PUT /advising/link/essays/{essayId}', { essayId, linkId })
    else await call('DELETE /advising/link/essays/{essayId}', { essayId, linkId })
  }
}

function changed(link: AdvisorLink, change: Change): AdvisorLink {
  if ('part' in change) return { ...link, sharing: { ...link.sharing, [change.part]: change.shown } }
  return withEssay(link, change.essayId, change.shown)
}
