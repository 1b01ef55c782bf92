import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import type { TasksQuery } from '@bearings/domain/tasks/schema'
import type { Database } from '#database/open.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import * as tasks from '../store.ts'
import type { Days } from '../students-days.ts'
import * as store from './store.ts'

/**
 * Returns a page of an assignment's tasks by the names of their students, as the roster sorts them. A database's own
 * order of names depends on where it runs, so all of the assignment's names are sorted here.
 */
export async function pageByStudent(
  db: Database,
  actor: Actor,
  { after, limit, ...filter }: TasksQuery,
  days: Days,
) {
  const all = inOrderOfNames(await store.named(db, actor, filter, days), ({ fullName }) => fullName)
  const start = startIn(all, after)
  const { page, next } = pageOf(
    all.slice(start, start + limit + 1),
    limit,
    ({ id }) => `${start + limit - 1}_${id}`,
  )
  const rows = await tasks.findVisible(
    db,
    actor,
    page.map(({ id }) => id),
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return { page: page.flatMap(({ id }) => rowOf.get(id) ?? []), next }
}

/** Returns where a page starts: after the last task of the one before or, if that is gone, in its place. */
function startIn(all: readonly { id: string }[], after: string | undefined): number {
  if (after === undefined) return 0
  const [place, lastId] = after.split('_')
  const at = all.findIndex(({ id }) => id === lastId)
  return at === -1 ? Number(place) : at + 1
}
