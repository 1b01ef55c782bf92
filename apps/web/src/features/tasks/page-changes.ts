import { compareNames } from '@bearings/domain/compare-names'
import type { Task, TasksPage } from '@bearings/domain/tasks/schema'
import type { TasksFilter } from './tasks-query.ts'

/**
 * Returns the pages with this task updated: changed in place, removed from lists that it no longer matches,
 * or added to ones that it now does.
 */
export function withTask(pages: readonly TasksPage[], filter: TasksFilter, task: Task): TasksPage[] {
  const before = pages.flatMap(({ tasks }) => tasks).find(({ id }) => id === task.id)
  if (filter.assignmentId !== undefined && filter.assignmentId !== task.assignmentId) return [...pages]
  if (filter.studentId !== undefined && filter.studentId !== task.student.id) return [...pages]
  const fits = filter.status === undefined || filter.status === task.status
  const counts = countsAfter(pages, before?.status ?? otherStatus(task), task)

  return pages.map((page, index) => {
    const tasks =
      fits && before ? page.tasks.map((each) => (each.id === task.id ? task : each)) : without(page, task)
    const isAdded = fits && !before && index === 0
    return {
      ...page,
      counts,
      tasks: isAdded ? [...tasks, task].toSorted(orderOf(filter)) : tasks,
    }
  })
}

/** Returns the previous status of a task that a list did not show: it must have had the other one. */
function otherStatus({ status }: Task): Task['status'] {
  return status === 'pending' ? 'completed' : 'pending'
}

function countsAfter(
  pages: readonly TasksPage[],
  from: Task['status'],
  { status }: Task,
): TasksPage['counts'] {
  const counts = pages[0]?.counts ?? { pending: 0, completed: 0, late: 0 }
  return from === status ? counts : { ...counts, [from]: counts[from] - 1, [status]: counts[status] + 1 }
}

function without({ tasks }: TasksPage, { id }: Task): Task[] {
  return tasks.filter((each) => each.id !== id)
}

/** An assignment's tasks come by the names of their students, whatever the order. */
function orderOf({ assignmentId, order }: TasksFilter): (one: Task, other: Task) => number {
  if (assignmentId !== undefined) return byStudent
  return order === 'due' ? byDay : newestFirst
}

function byStudent(one: Task, other: Task): number {
  return compareNames(one.student.fullName, other.student.fullName)
}

/** Sorts by due date, with tasks without one last. */
function byDay(one: Task, other: Task): number {
  return (one.dueOn ?? '~').localeCompare(other.dueOn ?? '~', 'en') || one.id.localeCompare(other.id)
}

function newestFirst(one: Task, other: Task): number {
  return other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)
}
