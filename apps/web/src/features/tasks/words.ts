import { Failure } from '@bearings/domain/failure'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { inProse } from '@bearings/domain/words'
import { notify } from '#platform/notify.ts'
import { explain } from '#product/explain.ts'

export const statusLabels: Record<TaskStatus, string> = { pending: 'Pending', completed: 'Completed' }
/** Shows a toast that a task could not be created, changed or deleted, with the rule that prevented it. */
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

/** The most names that are listed; the rest are counted. */
const mostNames = 3

/** Returns "Ada, Ben, Cleo, and 9 more". */
export function namesOf(people: readonly TaskPerson[]): string {
  const names = people.slice(0, mostNames).map(nameOf)
  const more = people.length - names.length
  return inProse(more > 0 ? [...names, `${more} more`] : names)
}
