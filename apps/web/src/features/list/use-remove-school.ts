import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeList } from '#colleges/adding/school-cache.ts'
import { focusAgain } from '#platform/focus/keep-focus.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { useRestoreSchool } from './use-restore-school.ts'

export const removeButtonOf = (id: string) => `remove-${id}`

/** Removes a school from the list at once. The toast offers to undo it. */
export function useRemoveSchool() {
  const queryClient = useQueryClient()
  const restore = useRestoreSchool()

  return useMutation({
    ...mutation('DELETE /schools/list/{id}'),
    onMutate: async ({ id }) => ({
      undo: await changeList(queryClient, (entries) => entries.filter((entry) => entry.id !== id)),
    }),
    onSuccess: (_, { id }) => notifyWithUndo('School removed from your list', () => restore.mutate({ id })),
    onError: (error, { id }, shown) => {
      shown?.undo()
      focusAgain(() => document.getElementById(removeButtonOf(id)))
      notify({ title: `Failed to remove school: ${explain(error)}`, color: 'coral' })
    },
  })
}
