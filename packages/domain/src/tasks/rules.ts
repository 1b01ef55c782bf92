import type { BrokenRule } from '../broken-rule.ts'
import { isPastDay } from '../calendar-dates.ts'
import { limits } from './options.ts'
import type { Task } from './schema.ts'

/** Limits how many tasks one student has from one advisor. */
export function ruleAgainstTasks(count: number): BrokenRule | null {
  return count > limits.tasks ? 'tasks-full' : null
}

/** Whether a pending task's due date has passed where the student is. */
export function isTaskLate({ dueOn, status }: Pick<Task, 'dueOn' | 'status'>, today: string): boolean {
  return status === 'pending' && dueOn !== null && isPastDay(dueOn, today)
}

/** Whether a change would leave the task as it is, so that nobody is notified of it. */
export function isUnchanged<T extends object>(
  task: T,
  changes: { [K in keyof T]?: T[K] | undefined },
): boolean {
  return (Object.keys(changes) as (keyof T)[]).every(
    (name) => changes[name] === undefined || changes[name] === task[name],
  )
}
