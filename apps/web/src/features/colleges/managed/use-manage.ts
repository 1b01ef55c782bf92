import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Returns an admin's actions on a school of the catalog, each with its toast. */
export function useManage(onDone: () => void) {
  const succeeded = (title: string) => {
    onDone()
    notify({ title })
  }

  return {
    archive: useMutation({
      ...mutation('POST /schools/managed/{id}/archive', 'Not changed'),
      onSuccess: ({ name }) => succeeded(`${name} is archived`),
    }),
    restore: useMutation({
      ...mutation('POST /schools/managed/{id}/restore', 'Not changed'),
      onSuccess: ({ name }) => succeeded(`${name} is offered again`),
    }),
    remove: useMutation({
      ...mutation('DELETE /schools/managed/{id}', 'Not changed'),
      onSuccess: ({ isDeleted }) =>
        succeeded(isDeleted ? 'School deleted' : 'School archived, because it is on a list'),
    }),
  }
}
