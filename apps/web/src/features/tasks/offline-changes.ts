import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { showStatus, taskIn } from './tasks-cache.ts'

/** A task that was marked as completed or pending, stored until it is sent. */
export const statusChange = changeKind<'POST /tasks/{id}/status'>({
  write: 'POST /tasks/{id}/status',
  known: (queryClient, { id }) => taskIn(queryClient, id),
  show: showStatus,
})
