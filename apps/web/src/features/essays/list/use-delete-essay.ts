import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { changeList } from '../essays-cache.ts'
import { useRestoreEssay } from '../trash/use-restore-essay.ts'

/** Deletes an essay at once. The toast offers to undo it. */
export function useDeleteEssay() {
  const queryClient = useQueryClient()
  const restore = useRestoreEssay()

  return useMutation({
    ...mutation('DELETE /essays/{id}'),
    onMutate: async ({ id }) => ({
      undo: await changeList(queryClient, (essays) => essays.filter((essay) => essay.id !== id)),
    }),
    onSuccess: (_, { id }) => notifyWithUndo('Essay deleted successfully!', () => restore.mutate({ id })),
    onError: (error, _, shown) => {
      shown?.undo()
      notify({ title: `Failed to delete essay: ${explain(error)}`, color: 'coral' })
    },
  })
}
