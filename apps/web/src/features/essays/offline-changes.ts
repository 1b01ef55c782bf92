import type { EssayStatus } from '@bearings/domain/essays/options'
import { statusLabels } from '@bearings/domain/essays/rules'
import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { call, query } from '#platform/queries/api.ts'
import { showStatus } from './essays-cache.ts'

/** An essay's status, stored until it is sent. */
export const essayStatusChange = changeKind<'PATCH /essays/{id}'>({
  write: 'PATCH /essays/{id}',
  isOwn: ({ status }) => status !== undefined,
  known: (queryClient, { id }) =>
    queryClient.getQueryData(query('GET /essays/{id}', { id }).queryKey) ??
    queryClient.getQueryData(query('GET /essays').queryKey)?.find((essay) => essay.id === id),
  now: ({ id }) => call('GET /essays/{id}', { id }),
  show: showStatus,
  nameOf: (essay) => (essay as { promptName: string }).promptName,
  words: (_, value) => `Status ${statusLabels[value as EssayStatus]}`,
})
