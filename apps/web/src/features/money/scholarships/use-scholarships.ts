import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

export function useScholarships() {
  const save = useMutation({
    ...mutation('PUT /money/scholarships/{id}/saved'),
    onError: (error) => notifyFailure('Not saved', error),
  })
  const unsave = useMutation({
    ...mutation('DELETE /money/scholarships/{id}/saved'),
    onError: (error) => notifyFailure('Not removed', error),
  })
  const remove = useMutation({
    ...mutation('DELETE /money/scholarships/{id}'),
    onSuccess: () => notify({ title: 'Scholarship deleted' }),
    onError: (error) => notifyFailure('Not deleted', error),
  })
  return { save, unsave, remove }
}
