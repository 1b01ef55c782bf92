import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Returns an admin's actions on a school of the catalog, each with its toast. */
export function useManage(onDone: () => void) {
  const succeeded = (title: string) => {
    onDone()
    notify({ title })
  }
  const onError = (error: Error) => notifyFailure('Not changed', error)

  return {
    archive: useMutation({
      ...mutation('POST /schools/managed/{id}/archive'),
      onSuccess: ({ name }) => succeeded(`${name} is archived`),
      onError,
    }),
    restore: useMutation({
      ...mutation('POST /schools/managed/{id}/restore'),
      onSuccess: ({ name }) => succeeded(`${name} is offered again`),
      onError,
    }),
    remove: useMutation({
      ...mutation('DELETE /schools/managed/{id}'),
      onSuccess: ({ isDeleted }) =>
        succeeded(isDeleted ? 'School deleted' : 'School archived, because it is on a list'),
      onError,
    }),
  }
}
