import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { mutation, query } from '#platform/api.ts'
import { useMe } from '#platform/me.ts'
import { notify, notifyFailure } from '#platform/notify.ts'

/**
 * Returns whether Deadlines show the milestones of a student's class, and a setter. A change is shown at
 * once.
 * @param graduationYear The class to save for a student who has not entered one, if they turn this on.
 */
export function useTimelineDates(graduationYear: number) {
  const own = useMe().graduationYear
  const { data } = useSuspenseQuery(query('GET /deadlines/timeline'))
  const setClass = useMutation(mutation('PUT /me/graduation-year'))
  const { mutateAsync: showDates } = useMutation(mutation('PUT /deadlines/timeline'))
  const change = useMutation({
    mutationFn: async (shown: boolean) => {
      if (shown && own === null) await setClass.mutateAsync({ graduationYear })
      await showDates({ shown })
    },
    onSuccess: (_, shown) => {
      notify({ title: shown ? 'The timeline is in Deadlines' : 'The timeline is no longer in Deadlines' })
    },
    onError: (error) => notifyFailure('Deadlines could not be changed', error),
  })
  const isShown = change.isPending ? change.variables : own !== null && data?.shown === true
  return { isShown, show: change.mutate }
}
