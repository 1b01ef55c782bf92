import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { scopeOf } from '#platform/queries/scope.ts'

/**
 * Returns whether reminders also come by mail, and a setter; `undefined` until it is loaded. A change is
 * shown at once.
 */
export function useReminderMails() {
  const remindersQuery = query('GET /deadlines/reminders')
  const { data } = useQuery(remindersQuery)
  const change = useMutation({
    ...mutation('PUT /deadlines/reminders', 'The reminders could not be changed'),
    // The setting is one of the notification preferences, so its changes join their queue.
    scope: scopeOf('PUT /notifications/preferences'),
    onSuccess: (reminders) => {
      notify({
        title: reminders.byMail ? 'Reminders also come by email' : 'Reminders no longer come by email',
      })
    },
  })
  const shown = change.isPending ? change.variables : data
  return { byMail: shown?.byMail, setByMail: (byMail: boolean) => change.mutate({ byMail }) }
}
