import type { Input } from '@bearings/domain/contract'
import { withSent } from '@bearings/domain/recommenders/rules'
import type { Recommender } from '@bearings/domain/recommenders/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

const { queryKey } = query('GET /recommenders')

/** Shows a change to the recommenders before the server has answered. Returns the function that undoes it. */
export function changeAll(queryClient: QueryClient, change: (all: Recommender[]) => Recommender[]) {
  return updateOptimistically(queryClient, queryKey, (before) => ({
    ...before,
    recommenders: change(before.recommenders),
  }))
}

/** Shows a letter as sent or not before the server has answered. Returns the function that undoes it. */
export function showSent(
  queryClient: QueryClient,
  { id, entryId, sentOn }: Input<'PUT /recommenders/{id}/letters/{entryId}'>,
) {
  return changeAll(queryClient, (all) =>
    all.map((one) => (one.id === id ? { ...one, letters: withSent(one.letters, { entryId, sentOn }) } : one)),
  )
}

/** Returns a letter from this device's cache, with the name of its writer. */
export function letterIn(
  recommenders: readonly Recommender[] | undefined,
  { id, entryId }: { id: string; entryId: string },
): { name: string; sentOn: string | null } | undefined {
  const one = recommenders?.find((each) => each.id === id)
  const letter = one?.letters.find((each) => each.entryId === entryId)
  return one && letter && { name: one.name, sentOn: letter.sentOn }
}
