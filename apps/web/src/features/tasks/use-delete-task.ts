import { useMutation } from '@tanstack/react-query'
import { sentNow } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { useUndoDeleting } from './assignments/use-undo.ts'
import { notifyTaskFailure } from './words.ts'

/** Deletes a task. The toast offers to undo it. */
export function useDeleteTask() {
  const undo = useUndoDeleting()

  return useMutation({
    ...sentNow('DELETE /tasks/{id}'),
    onSuccess: ({ deletionId }) =>
      notifyWithUndo('Task Deleted', () => undo.mutate({ id: deletionId }), 'The task has been deleted.'),
    onError: (error) => notifyTaskFailure('delete', error),
  })
}
