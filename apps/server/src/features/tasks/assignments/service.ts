import { broken, Failure } from '@bearings/domain/failure'
import { assignedTogether, ruleAgainstUndoing, undoableSince } from '@bearings/domain/tasks/assignments/rules'
import type {
  Assignment,
  AssignmentIds,
  AssignmentsPage,
  ChangedTasks,
  Deletion,
} from '@bearings/domain/tasks/assignments/schema'
import { isUnchanged } from '@bearings/domain/tasks/rules'
import type { Task, TaskChanges, TasksQuery } from '@bearings/domain/tasks/schema'
import type { WithId } from '@bearings/domain/with-id'
import { forget } from '#features/notifications/service.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { deleteTogether } from '../deletions/service.ts'
import { forgetDays, notifyOther } from '../notices.ts'
import { positionOf, present } from '../present.ts'
import * as tasks from '../store.ts'
import { daysOf } from '../students-days.ts'
import * as store from './store.ts'

/** Limits changes, because each may notify all the students of an advisor. */
const changing = { name: 'task-assignment-changes', points: 120, seconds: 3600 }

export async function list(context: SignedInContext, query: TasksQuery): Promise<AssignmentsPage> {
  const { db, actor, now } = context
  const since = undoableSince(now())
  const days = await daysOf(context)
  const [rows, counts, recent] = await Promise.all([
    store.page(db, actor, query, days),
    tasks.counts(db, actor, query.studentId, days),
    store.assignedSince(db, actor, since),
  ])
  const { page, next } = pageOf(rows, query.limit, ({ firstDueOn, createdAt, id }) =>
    positionOf({ id, dueOn: firstDueOn, createdAt: createdAt.toISOString() }, query.order),
  )
  const single = await tasks.findVisible(
    db,
    actor,
    page.flatMap(({ onlyTaskId }) => onlyTaskId ?? []),
  )
  const taskOf = new Map(single.map((task) => [task.id, present(task)]))
  const undoableOf = ({ id, createdAt }: store.AssignmentRow) =>
    createdAt >= since ? assignedTogether(recent, id) : []
  const assignments = page.map((row) => presentAssignment(row, taskOf, undoableOf(row)))
  return { assignments, next, counts }
}

function presentAssignment(
  { onlyTaskId, createdAt, ...row }: store.AssignmentRow,
  taskOf: ReadonlyMap<string, Task>,
  undoable: string[],
): Assignment {
  const only = (onlyTaskId && taskOf.get(onlyTaskId)) || null
  return { ...row, createdAt: createdAt.toISOString(), undoable, only }
}

export async function change(
  { db, actor, now, limits }: SignedInContext,
  { id, ...changes }: TaskChanges & WithId,
): Promise<ChangedTasks> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const pending = await tasks.lockPending(tx, actor, [id])
    if (pending.length === 0) throw new Failure('NOT_FOUND')
    const ids = pending.filter((task) => !isUnchanged(task, changes)).map((task) => task.id)
    if (ids.length === 0) return { tasks: 0 }

    await tasks.change(tx, ids, changes, now())
    await forgetDays(
      tx,
      pending.filter((task) => !isUnchanged(task, { dueOn: changes.dueOn })),
    )
    const changed = await tasks.findVisible(tx, actor, ids)
    await notifyOther(tx, actor, { tasks: changed, did: 'changed', now: now() })
    return { tasks: ids.length }
  })
}

export async function remove({ db, actor, now, limits }: SignedInContext, { id }: WithId): Promise<Deletion> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const pending = await tasks.lockPending(tx, actor, [id])
    if (pending.length === 0) throw new Failure('NOT_FOUND')
    return deleteTogether(tx, actor, pending, now())
  })
}

/** Removes the tasks that were assigned a moment ago, with the students' notifications about them. */
export async function undo(
  { db, actor, now, limits }: SignedInContext,
  { ids }: AssignmentIds,
): Promise<ChangedTasks> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const pending = await tasks.lockPending(tx, actor, ids)
    if (pending.length === 0) throw new Failure('NOT_FOUND')
    const rule = pending.map(({ createdAt }) => ruleAgainstUndoing(createdAt, now())).find(Boolean)
    if (rule) throw broken(rule)

    const taskIds = pending.map((task) => task.id)
    await tasks.remove(tx, taskIds)
    await forget(tx, [...taskIds, ...ids])
    return { tasks: taskIds.length }
  })
}
