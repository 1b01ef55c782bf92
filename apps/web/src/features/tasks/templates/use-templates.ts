import { limits } from '@bearings/domain/tasks/options'
import type { Template } from '@bearings/domain/tasks/templates/schema'
import { counted } from '@bearings/domain/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call, query, sentNow } from '#platform/queries/api.ts'
import { useSendId } from '#platform/send-id.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { useUndoAssigning } from '../assignments/use-undo.ts'
import { notifyTaskFailure } from '../words.ts'
import { fieldsOf, sent, type TemplateFields } from './template-form.ts'

const templatesKey = query('GET /tasks/templates').queryKey

/** Creates a template, or changes the one with this id. */
export function useSaveTemplate() {
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | null; fields: TemplateFields }) =>
      id === null
        ? call('POST /tasks/templates', sent(fields))
        : call('PUT /tasks/templates/{id}', { id, ...sent(fields) }),
    meta: { writes: ['POST /tasks/templates', 'PUT /tasks/templates/{id}'] },
    networkMode: 'always',
    onSuccess: () => notify({ title: 'Template saved' }),
    onError: (error) => notifyFailure('Template not saved', error),
  })
}

/** Deletes a template. The toast offers to undo it. */
export function useDeleteTemplate() {
  const queryClient = useQueryClient()
  const save = useSaveTemplate()

  return useMutation({
    mutationFn: ({ id }: Template) => call('DELETE /tasks/templates/{id}', { id }),
    meta: { writes: ['DELETE /tasks/templates/{id}'] },
    networkMode: 'always',
    onSuccess: (_, template) => {
      queryClient.setQueryData(templatesKey, (all) => all?.filter(({ id }) => id !== template.id))
      notifyWithUndo('Template deleted', () => save.mutate({ id: null, fields: fieldsOf(template) }))
    },
    onError: (error) => notifyFailure('Template not deleted', error),
  })
}

export function usePreview() {
  return useMutation(sentNow('POST /tasks/templates/{id}/preview', 'The preview could not be made'))
}

/** Assigns a template's tasks. The toast offers to undo it. */
export function useAssign() {
  const undo = useUndoAssigning()
  const { mutationFn, ...options } = sentNow('POST /tasks/templates/{id}/assign')
  const ids = useSendId()

  return useMutation({
    ...options,
    mutationFn: (assignment, context) =>
      mutationFn!(
        { ...assignment, assignmentIds: Array.from({ length: limits.items }, (_, n) => ids.at(n)) },
        context,
      ),
    onSettled: ids.onSettled,
    onSuccess: ({ tasks, assignmentIds: ids }, { studentIds }) => {
      notifyWithUndo(
        tasks === 1 ? 'Task Created' : `${tasks} Tasks Created`,
        () => undo.mutate({ ids }),
        `For ${counted(studentIds.length, 'student')}.`,
      )
    },
    onError: (error) => notifyTaskFailure('create', error),
  })
}
