import { Failure } from '@bearings/domain/failure'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { inProse } from '@bearings/domain/words'
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

export function nameOf({ fullName, email }: TaskPerson): string {
  return fullName || email
}

/** So many names are read; more are a number. */
const mostNames = 3

/** "Ada, Ben, Cleo, and 9 more" */
export function namesOf(people: readonly TaskPerson[]): string {
  const names = people.slice(0, mostNames).map(nameOf)
  const more = people.length - names.length
  return inProse(more > 0 ? [...names, `${more} more`] : names)
}
