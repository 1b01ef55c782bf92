import type { TaskOrder } from '@bearings/domain/tasks/options'
import { isId } from '#platform/is-id.ts'
import { searchedText } from '#platform/navigation/list-search.ts'

const taskStates = ['pending', 'late', 'completed'] as const
type TaskState = (typeof taskStates)[number]

/**
 * The search parameters of an advisor's tasks: the student, the status, the search text, the sort order, and the
 * assignment for which a message to who has not done it is being written.
 */
export type TasksSearch = {
  student?: string | undefined
  status?: TaskState | undefined
  q?: string | undefined
  order?: Exclude<TaskOrder, 'newest'> | undefined
  write?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function tasksSearch({ student, status, q, order, write }: Record<string, unknown>): TasksSearch {
  const text = searchedText(q)?.trim()
  return {
    ...(isId(student) && { student }),
    ...(isState(status) && { status }),
    ...(text && { q: text }),
    ...(order === 'due' && { order }),
    ...(isId(write) && { write }),
  }
}

function isState(given: unknown): given is TaskState {
  return taskStates.some((state) => state === given)
}
