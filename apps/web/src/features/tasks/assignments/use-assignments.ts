import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { notifyTaskFailure } from '../words.ts'
import { useUndoDeleting } from './use-undo.ts'

/** Changes a task for everyone who has not completed it. */
export function useChangeAssignment() {
  return useMutation({
    ...sentNow('PATCH /tasks/assignments/{id}'),
    onSuccess: ({ tasks }) => {
      notify({ title: 'Task Updated', message: `Changed for ${counted(tasks, 'student')}.` })
    },
    onError: (error) => notifyTaskFailure('update', error),
  })
}

/** Deletes a task for everyone who has not completed it. The toast offers to undo it. */
export function useDeleteAssignment() {
  const undo = useUndoDeleting()

  return useMutation({
    ...sentNow('DELETE /tasks/assignments/{id}'),
    onSuccess: ({ tasks, deletionId }) =>
      notifyWithUndo(
        'Task Deleted',
        () => undo.mutate({ id: deletionId }),
        `Deleted for ${counted(tasks, 'student')}.`,
      ),
    onError: (error) => notifyTaskFailure('delete', error),
  })
}
