import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { notifyTaskFailure } from '../words.ts'
import { useUndoDeleting } from './use-undo.ts'
import { type Field, formerOf } from './words.ts'

/**
 * Changes a task for everyone who has not completed it. The toast offers to undo it, if everyone had the same
 * before.
 */
export function useChangeAssignment(assignment: Assignment) {
  const undo = useMutation({
    ...sentNow('PATCH /tasks/assignments/{id}', 'Not undone'),
    onSuccess: ({ tasks }) => notify({ title: `Changed Back for ${counted(tasks, 'Student')}` }),
  })

  return useMutation({
    ...sentNow('PATCH /tasks/assignments/{id}'),
    onSuccess: ({ tasks }, { id, ...changes }) => {
      const [title, message] = ['Task Updated', `Changed for ${counted(tasks, 'student')}.`]
      const former = formerOf(Object.keys(changes) as Field[], assignment)
      if (former && tasks > 0) notifyWithUndo(title, () => undo.mutate({ id, ...former }), message)
      else notify({ title, message })
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
