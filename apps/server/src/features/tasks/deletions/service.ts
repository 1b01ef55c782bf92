import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { ruleAgainstUndoing } from '@bearings/domain/tasks/assignments/rules'
import type { ChangedTasks, Deletion } from '@bearings/domain/tasks/assignments/schema'
import { ruleAgainstTasks } from '@bearings/domain/tasks/rules'
import type { Database } from '#database/open.ts'
import { forget } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { lockAdvised } from '../advised-students.ts'
import { notifyOther } from '../notices.ts'
import { findVisible, type TaskRow } from '../store.ts'
import * as store from './store.ts'

const undoing = { name: 'task-undos', points: 200, seconds: 3600 }

/** Deletes these locked tasks, keeps them for an undo, and notifies the students. */
export async function deleteTogether(
  tx: Database,
  actor: Actor,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<Deletion> {
  const deletionId = randomUUID()
  const ids = tasks.map(({ id }) => id)
  await store.moveOut(tx, actor, ids, { deletionId, deletedAt: now })
  await forget(tx, ids)
  await notifyOther(tx, actor, { tasks, did: 'removed', now })
  return { deletionId, tasks: tasks.length }
}

/** Restores tasks deleted together, for students who are still the advisor's and have room for them. */
export async function undo(
  { db, actor, now, limits }: SignedInContext,
  { id }: { id: string },
): Promise<ChangedTasks> {
  await limits.take(undoing, actor.userId)
  return db.transaction(async (tx) => {
    const deleted = await store.lock(tx, actor, id)
    if (!deleted[0]) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstUndoing(deleted[0].deletedAt, now())
    if (rule) throw broken(rule)

    const students = await lockAdvised(tx, actor, [...new Set(deleted.map(({ studentId }) => studentId))])
    const open = new Set(students.filter(({ tasks }) => !ruleAgainstTasks(tasks + 1)).map((one) => one.id))
    const back = deleted.filter(({ studentId }) => open.has(studentId))
    await store.moveBack(tx, id, back)

    const ids = back.map((task) => task.id)
    await forget(tx, ids)
    const tasks = await findVisible(tx, actor, ids)
    await notifyOther(tx, actor, { tasks, did: 'brought back', now: now() })
    return { tasks: back.length }
  })
}
