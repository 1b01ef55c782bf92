import type { FamilyAnswers } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call, query } from '#platform/queries/api.ts'
import { scopeOf } from '#platform/queries/scope.ts'
import { words } from './words.ts'

const key = 'PUT /family/children/{id}/money'

type Changes = Partial<FamilyAnswers> & { id: string }

/** Saves some of what the family fills in for a child, and leaves the rest as it is. */
export function useFillIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: [key],
    scope: scopeOf(key),
    // The rest is read when this is sent, after the changes before it have been answered.
    mutationFn: async ({ id, ...changes }: Changes) => {
      const known = await queryClient.ensureQueryData(query('GET /family/children/{id}/money', { id }))
      const { budget, state, answers, showsBudget } = known
      return call(key, { id, budget, state, answers, showsBudget, ...changes })
    },
    onSuccess: () => notify({ title: say(words.saved) }),
    onError: (error) => notifyFailure(say(words.notSaved), error),
  })
}
