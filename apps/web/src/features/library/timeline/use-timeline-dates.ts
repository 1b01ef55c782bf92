import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { takeBack } from '#platform/queries/optimistic.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { useMe } from '#platform/session/me.ts'
import { useChooseClass } from '#platform/session/use-choose-class.ts'
import { showTimeline } from './timeline-cache.ts'

/**
 * Whether Deadlines shows the milestones of the student's class. A change shows at once. Without a network, it and
 * the class are kept and sent later.
 * @param graduationYear The class that a student who has not told theirs yet is in, if they show it.
 */
export function useTimelineDates(graduationYear: number) {
  const queryClient = useQueryClient()
  const own = useMe().graduationYear
  const { data } = useSuspenseQuery(query('GET /deadlines/timeline'))
  const chooseClass = useChooseClass(null)
  const showDates = useMutation({
    ...mutation('PUT /deadlines/timeline'),
    retry: retryWhenReachable,
    onMutate: async (chosen) => ({ undo: await showTimeline(queryClient, chosen) }),
    onSuccess: (_, { shown }) => {
      notify({ title: shown ? 'The timeline is in Deadlines' : 'The timeline is no longer in Deadlines' })
    },
    onError: takeBack('Deadlines could not be changed'),
  })

  function show(shown: boolean) {
    if (shown && own === null) chooseClass.mutate({ graduationYear })
    showDates.mutate({ shown })
  }
  return { isShown: own !== null && data?.shown === true, show }
}
