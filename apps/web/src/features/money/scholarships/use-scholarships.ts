import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

export function useScholarships() {
  const save = useMutation(mutation('PUT /money/scholarships/{id}/saved', 'Not saved'))
  const unsave = useMutation(mutation('DELETE /money/scholarships/{id}/saved', 'Not removed'))
  const remove = useMutation({
    ...mutation('DELETE /money/scholarships/{id}', 'Not deleted'),
    onSuccess: () => notify({ title: 'Scholarship deleted' }),
  })
  return { save, unsave, remove }
}
