import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { sentNow } from '#platform/queries/api.ts'
import { useSendId } from '#platform/send-id.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { useUndoAssigning } from '../assignments/use-undo.ts'
import { notifyTaskFailure } from '../words.ts'

/**
 * Assigns a task to students. The toast offers to undo it.
 * @param onCreated Called even if the page was left meanwhile.
 */
export function useCreateTask(onCreated: () => void) {
  const undo = useUndoAssigning()
  const { mutationFn, ...sent } = sentNow('POST /tasks')
  const id = useSendId()

  return useMutation({
    ...sent,
    mutationFn: (task, context) => mutationFn!({ ...task, assignmentId: id.at() }, context),
    onSettled: id.onSettled,
    // Offline, it fails at once, and what is typed stays.
    onSuccess: (tasks) => {
      onCreated()
      const ids = [...new Set(tasks.flatMap(({ assignmentId }) => assignmentId ?? []))]
      const words = 'The task has been created successfully.'
      const many = tasks.length > 1 ? ` For ${counted(tasks.length, 'student')}.` : ''
      notifyWithUndo('Task Created', () => undo.mutate({ ids }), words + many)
    },
    onError: (error) => notifyTaskFailure('create', error),
  })
}
