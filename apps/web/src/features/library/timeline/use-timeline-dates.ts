import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { mutation, query } from '#platform/api.ts'
import { notify, notifyFailure } from '#platform/notify.ts'

/** Which class's milestones stand in Deadlines, if any do. A change shows at once. */
export function useTimelineDates() {
  const { data } = useSuspenseQuery(query('GET /deadlines/timeline'))
  const change = useMutation({
    ...mutation('PUT /deadlines/timeline'),
    onSuccess: ({ shown }) => {
      notify({ title: shown ? 'The timeline is in Deadlines' : 'The timeline is no longer in Deadlines' })
    },
    onError: (error) => notifyFailure('Deadlines could not be changed', error),
  })
  return { chosen: change.isPending ? change.variables : data, choose: change.mutate }
}
