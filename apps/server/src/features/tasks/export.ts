import { limits } from '@bearings/domain/tasks/options'
import { type TasksFilter, TasksFilter as Filter } from '@bearings/domain/tasks/schema'
import { todayIn } from '@bearings/domain/today'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { logViews } from '../access-log/service.ts'
import { positionOf, present } from './present.ts'
import * as store from './store.ts'
import { daysOf } from './students-days.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** Exports an advisor's tasks: what was given to whom, and when it was done, in days of the advisor. */
export const tasksExport = csvExport({
  path: '/tasks/export',
  access: ['advisor'],
  fileName: 'my-tasks',
  query: Filter,
  rows: async function* (reader, filter) {
    const { timeZone } = reader.actor
    const dayOf = (instant: Date | null) => instant && todayIn(timeZone, instant)
    for await (const task of all(reader, filter))
      yield {
        student: task.student.fullName,
        email: task.student.email,
        task: task.title,
        description: task.description,
        due: task.dueOn,
        status: task.status,
        'given on': dayOf(task.createdAt),
        'completed on': dayOf(task.completedAt),
        'last changed': dayOf(task.updatedAt),
      }
  },
})

/** Yields the tasks page by page. An export counts as a view of each student in it. */
async function* all(reader: Reader, filter: TasksFilter): AsyncGenerator<store.TaskRow> {
  const { db, actor, now } = reader
  const days = await daysOf(reader)
  const limit = limits.page
  let after: string | undefined
  do {
    const rows = await store.page(db, actor, { ...filter, limit, ...(after && { after }) }, days)
    const shown = rows.slice(0, limit)
    const students = [...new Set(shown.map(({ student }) => student.id))]
    const looks = students.map((studentId) => ({ studentId }))
    await logViews(db, actor, looks, { what: 'tasks-file', now: now() })
    yield* shown
    after = rows.length > limit ? positionOf(present(shown.at(-1)!), filter.order) : undefined
  } while (after)
}
