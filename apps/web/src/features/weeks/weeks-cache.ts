import type { Input } from '@bearings/domain/contract'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'
import { withTick } from './log-changes.ts'

export const weeksKey = query('GET /weeks').queryKey

/** The message when a change to the weeks could not be saved. */
export const notSaved = 'Failed to save weekly tasks. Please try again.'

type Tick = Pick<Input<'PATCH /weeks/{start}/tasks/{taskId}'>, 'taskId' | 'done'>

/** Shows a task as checked or unchecked before the server has answered. */
export function showTick(queryClient: QueryClient, { taskId, done }: Tick) {
  return updateOptimistically(queryClient, weeksKey, (log) => withTick(log, taskId, done, new Date()))
}
