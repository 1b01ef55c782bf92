import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'

const mutationKey = ['students of a group, to choose'] as const

/** Loads the students of a group, by its id, to choose them all. */
export function useAddGroup(onLoaded: (students: TaskPerson[]) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: (group: string) => queryClient.fetchQuery(query('GET /tasks/recipients', { group })),
    onSuccess: onLoaded,
    onError: (error) => notifyFailure('Group not chosen', error),
  })
}

/** Whether the students of a chosen group are still loading. Until then, a form does not know whom it is for. */
export function useIsAddingGroup(): boolean {
  return useIsMutating({ mutationKey }) > 0
}
