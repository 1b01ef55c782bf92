import { Failure } from '@bearings/domain/failure'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import { dateInWords } from '@bearings/domain/today'
import { explain } from '../../platform/explain.ts'
import { notify } from '../../platform/notify.ts'
import type { Tone } from '../../ui/chip.tsx'

export const statusLabels: Record<TaskStatus, string> = { pending: 'Pending', completed: 'Completed' }
export const statusTones: Record<TaskStatus, Tone> = { pending: 'brass', completed: 'kelp' }

/** `2027-01-05` as "Jan 05, 2027". */
export function dayInWords(date: string): string {
  return dateInWords(date).replace(/ (\d),/, ' 0$1,')
}

/** What people read when a task could not be created or changed; a rule that stood against it says which. */
export function notifyTaskFailure(what: 'create' | 'update' | 'delete', error: Error): void {
  const rule = error instanceof Failure && error.rule
  notify({
    title: 'Error',
    message: rule ? explain(error) : `Failed to ${what} task. Please try again.`,
    color: 'coral',
  })
}
