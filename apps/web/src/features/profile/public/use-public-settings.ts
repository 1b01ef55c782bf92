import type { PublicProfileChanges } from '@bearings/domain/profile/public/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '#platform/queries/api.ts'
import { takeBack, updateOptimistically } from '#platform/queries/optimistic.ts'

const settingsQuery = query('GET /profile/public')

/**
 * Returns a student's public profile settings, and the mutation that changes them. A choice is shown at once,
 * and undone if the server refuses it.
 */
export function usePublicSettings() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(settingsQuery)
  const change = useMutation({
    ...mutation('PATCH /profile/public'),
    onMutate: async ({ shownName, sections }: PublicProfileChanges) => {
      const undo = await updateOptimistically(queryClient, settingsQuery.queryKey, (before) => ({
        ...before,
        ...(shownName && { shownName }),
        ...(sections && { sections }),
      }))
      return { undo }
    },
    onError: takeBack('Not saved'),
  })
  return { settings: data, error, retry: () => void refetch(), change }
}
