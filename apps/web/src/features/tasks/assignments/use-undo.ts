import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'

export function useUndoAssigning() {
  return useUndo('POST /tasks/assignments/undo', (tasks) => `${counted(tasks, 'Task')} Withdrawn`)
}

export function useUndoDeleting() {
  return useUndo('POST /tasks/deletions/{id}/undo', (tasks) => `${counted(tasks, 'Task')} Restored`)
}

function useUndo<K extends 'POST /tasks/assignments/undo' | 'POST /tasks/deletions/{id}/undo'>(
  key: K,
  words: (tasks: number) => string,
) {
  return useMutation({
    ...sentNow(key, 'Not undone'),
    onSuccess: ({ tasks }) => notify({ title: words(tasks) }),
  })
}
