import type { Essay } from '@bearings/domain/essays/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { showEssay } from '../essays-cache.ts'

type Restore = { essay: Essay; versionId: string; unsaved: string | null }

/** Makes a version the current text. Unsaved changes become a version first, so that nothing is lost. */
export function useRestoreVersion() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: async ({ essay: { id, revision: basedOn }, versionId, unsaved }: Restore) => {
      if (unsaved !== null) await call('POST /essays/{id}/versions', { id, content: unsaved })
      return call('POST /essays/{id}/versions/{versionId}/restore', { id, versionId, basedOn })
    },
    meta: { writes: ['POST /essays/{id}/versions', 'POST /essays/{id}/versions/{versionId}/restore'] },
    networkMode: 'always',
    onSuccess: async (essay) => {
      await showEssay(queryClient, essay)
      notify({ title: 'Essay updated successfully!' })
    },
    onError: (error) => notify({ title: `Failed to update essay: ${explain(error)}`, color: 'coral' }),
  })
}
