import type { Input } from '@bearings/domain/contract'
import { withSent } from '@bearings/domain/recommenders/rules'
import type { Recommender } from '@bearings/domain/recommenders/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { showAtOnce } from '#platform/optimistic.ts'

const { queryKey } = query('GET /recommenders')

/** Shows a change of the recommenders before the server has answered. Gives back the way to undo it. */
export function changeAll(queryClient: QueryClient, change: (all: Recommender[]) => Recommender[]) {
  return showAtOnce(queryClient, queryKey, (before) => ({
    ...before,
    recommenders: change(before.recommenders),
  }))
}

/** The same for the letter of one of them. */
export function showSent(
  queryClient: QueryClient,
  { id, entryId, sentOn }: Input<'PUT /recommenders/{id}/letters/{entryId}'>,
) {
  return changeAll(queryClient, (all) =>
    all.map((one) => (one.id === id ? { ...one, letters: withSent(one.letters, { entryId, sentOn }) } : one)),
  )
}

/** A letter as this device knows it, with the name of who writes it. */
export function letterIn(
  recommenders: readonly Recommender[] | undefined,
  { id, entryId }: { id: string; entryId: string },
): { name: string; sentOn: string | null } | undefined {
  const one = recommenders?.find((each) => each.id === id)
  const letter = one?.letters.find((each) => each.entryId === entryId)
  return one && letter && { name: one.name, sentOn: letter.sentOn }
}
