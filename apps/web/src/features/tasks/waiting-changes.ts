import { kind } from '#platform/waiting/kind.ts'
import { showStatus, taskIn } from './tasks-cache.ts'

/** A task that was marked as completed or pending, stored until it is sent. */
export const statusChange = kind<'POST /tasks/{id}/status'>({
  write: 'POST /tasks/{id}/status',
  known: (queryClient, { id }) => taskIn(queryClient, id),
  show: showStatus,
})
