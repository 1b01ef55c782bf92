import type { FamilyAnswers, FamilyMoney } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { query } from '#platform/queries/api.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import { words } from './words.ts'

/** Saves some of what the family fills in, and leaves the rest as it is. */
export function useFillIn(id: string, { budget, state, answers, showsBudget }: FamilyMoney) {
  return useMutation({
    mutationFn: (changes: Partial<FamilyAnswers>) =>
      call('PUT /family/children/{id}/money', { id, budget, state, answers, showsBudget, ...changes }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query('GET /family/children/{id}/money', { id }).queryKey, saved)
      void queryClient.invalidateQueries(query('GET /family/children/{id}/colleges', { id }))
      notify({ title: say(words.saved) })
    },
    onError: (error) => notifyFailure(say(words.notSaved), error),
  })
}
