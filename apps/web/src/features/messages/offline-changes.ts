import { changeKind } from '#platform/offline-queue/change-kind.ts'

/** A message, stored until it is sent. The thread shows it by itself. */
export const messageChange = changeKind<'PUT /messages/{id}'>({
  write: 'PUT /messages/{id}',
  isWords: true,
  known: () => undefined,
  show: () => Promise.resolve(),
})
