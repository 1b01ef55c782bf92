import type { TaskOrder } from '@bearings/domain/tasks/options'
import type { Task } from '@bearings/domain/tasks/schema'
import type { TaskRow } from './store.ts'

export function present({ completedAt, createdAt, updatedAt, ...task }: TaskRow): Task {
  return {
    ...task,
    completedAt: completedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Returns the position at which a page ends whose last row is this one. */
export function positionOf(
  { createdAt, dueOn, id }: Pick<Task, 'createdAt' | 'dueOn' | 'id'>,
  order: TaskOrder,
): string {
  return order === 'due' ? `${dueOn ?? 'never'}_${id}` : `${Date.parse(createdAt)}_${id}`
}
