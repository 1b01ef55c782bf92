import { dateInWords } from '#platform/dates.ts'
import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { call, query } from '#platform/queries/api.ts'
import { letterIn, showSent } from './recommenders-cache.ts'

/** A letter that was marked as sent or not, stored until it is sent to the server. */
export const letterChange = changeKind<'PUT /recommenders/{id}/letters/{entryId}'>({
  write: 'PUT /recommenders/{id}/letters/{entryId}',
  known: (queryClient, letter) =>
    letterIn(queryClient.getQueryData(query('GET /recommenders').queryKey)?.recommenders, letter),
  now: async (letter) => letterIn((await call('GET /recommenders')).recommenders, letter),
  show: showSent,
  nameOf: (letter) => `Letter from ${(letter as { name: string }).name}`,
  words: (_, value) => (typeof value === 'string' ? `Sent on ${dateInWords(value)}` : 'Not sent'),
})
