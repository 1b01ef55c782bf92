import type { Template } from '@bearings/domain/tasks/templates/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, mutation, query } from '../../../platform/api.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'
import { undoable } from '../../../ui/undoable.tsx'
import { refreshTasks } from '../tasks-cache.ts'
import { notifyTaskFailure } from '../words.ts'
import { fieldsOf, sent, type TemplateFields } from './template-form.ts'

const templatesKey = query('GET /tasks/templates').queryKey

/** Makes a template, or changes the one with this id. */
export function useSaveTemplate() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ id, fields }: { id: string | null; fields: TemplateFields }) =>
      id === null
        ? call('POST /tasks/templates', sent(fields))
        : call('PUT /tasks/templates/{id}', { id, ...sent(fields) }),
    networkMode: 'always',
    onSuccess: () => notify({ title: 'Template saved' }),
    onError: (error) => notifyFailure('Template not saved', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}

/** Deletes a template; the toast brings it back. */
export function useDeleteTemplate() {
  const queryClient = useQueryClient()
  const save = useSaveTemplate()

  return useMutation({
    mutationFn: ({ id }: Template) => call('DELETE /tasks/templates/{id}', { id }),
    networkMode: 'always',
    onSuccess: (_, template) => {
      queryClient.setQueryData(templatesKey, (all) => all?.filter(({ id }) => id !== template.id))
      undoable('Template deleted', () => save.mutate({ id: null, fields: fieldsOf(template) }))
    },
    onError: (error) => notifyFailure('Template not deleted', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}

export function usePreview() {
  return useMutation({
    ...mutation('POST /tasks/templates/{id}/preview'),
    networkMode: 'always',
    onError: (error) => notifyFailure('The preview could not be made', error),
  })
}

export function useAssign() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /tasks/templates/{id}/assign'),
    networkMode: 'always',
    onSuccess: ({ tasks }) => {
      notify({ title: tasks === 1 ? 'Task Created' : `${tasks} Tasks Created` })
      refreshTasks(queryClient)
    },
    onError: (error) => notifyTaskFailure('create', error),
  })
}
