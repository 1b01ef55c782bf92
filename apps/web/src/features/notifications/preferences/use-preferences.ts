import { mailedByDefault } from '@bearings/domain/notifications/options'
import type { Preference } from '@bearings/domain/notifications/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '#platform/queries/api.ts'
import { takeBack, updateOptimistically } from '#platform/queries/optimistic.ts'

const preferencesQuery = query('GET /notifications/preferences')

/**
 * Returns a person's notification preferences, and a setter. A change is shown at once, and undone if the
 * server refuses it.
 */
export function usePreferences() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(preferencesQuery)
  const change = useMutation({
    ...mutation('PUT /notifications/preferences'),
    onMutate: async ({ preferences }) => {
      const changed = new Map(preferences.map((preference) => [preference.type, preference]))
      const undo = await updateOptimistically(queryClient, preferencesQuery.queryKey, (before) =>
        before.map((preference) => changed.get(preference.type) ?? preference),
      )
      return { undo }
    },
    onError: takeBack('Not saved'),
  })

  return {
    preferences: data,
    error,
    retry: () => void refetch(),
    set: (preferences: Preference[]) => {
      if (preferences.length > 0) change.mutate({ preferences })
    },
  }
}

/** Returns these preferences with all mails off, or with the default mails on. */
export function withMails(preferences: readonly Preference[], wanted: boolean): Preference[] {
  return preferences.map((one) => ({ ...one, byMail: wanted && mailedByDefault.includes(one.type) }))
}
