import { type TaskStatus, taskStatuses } from '@bearings/domain/tasks/options'

/** What the address keeps of an advisor's tasks: whose, and in which status. */
export type TasksSearch = { student?: string | undefined; status?: TaskStatus | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function tasksSearch({ student, status }: Record<string, unknown>): TasksSearch {
  return {
    ...(typeof student === 'string' && /^[0-9a-f-]{36}$/.test(student) && { student }),
    ...(isStatus(status) && { status }),
  }
}

function isStatus(given: unknown): given is TaskStatus {
  return taskStatuses.some((status) => status === given)
}
