import { Failure } from '@bearings/domain/failure'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import { explain } from '#platform/explain.ts'
import { notify } from '#platform/notify.ts'

export const statusLabels: Record<TaskStatus, string> = { pending: 'Pending', completed: 'Completed' }
/** What people read when a task could not be created or changed; a rule that stood against it says which. */
export function notifyTaskFailure(what: 'create' | 'update' | 'delete', error: Error): void {
  const rule = error instanceof Failure && error.rule
  notify({
    title: 'Error',
    message: rule ? explain(error) : `Failed to ${what} task. Please try again.`,
    color: 'coral',
  })
}
