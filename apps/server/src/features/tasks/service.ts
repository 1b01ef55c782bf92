import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import type { Deletion } from '@bearings/domain/tasks/assignments/schema'
import { isUnchanged, ruleAgainstTasks } from '@bearings/domain/tasks/rules'
import type {
  NewTasks,
  RecipientsQuery,
  Task,
  TaskChanges,
  TaskPerson,
  TasksPage,
  TasksQuery,
} from '@bearings/domain/tasks/schema'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { studentsIn } from '../advising/groups/service.ts'
import { lateStudents } from '../advising/students/service.ts'
import { forget, notifyAll, settle } from '../notifications/service.ts'
import * as advised from './advised-students.ts'
import { pageByStudent } from './assignments/by-student.ts'
import { deleteTogether } from './deletions/service.ts'
import { forgetDays, givenNotice, notifyOther } from './notices.ts'
import { positionOf, present } from './present.ts'
import * as store from './store.ts'
import type { TaskRow } from './store.ts'
import { type Days, daysOf } from './students-days.ts'

/** Faster than anyone works by hand. Limited because each change notifies someone. */
const changing = { name: 'task-changes', points: 600, seconds: 3600 }

export async function list(context: SignedInContext, query: TasksQuery): Promise<TasksPage> {
  const { db, actor } = context
  const days = await daysOf(context)
  const [{ page, next }, counts] = await Promise.all([
    query.assignmentId === undefined
      ? pageInOrder(db, actor, query, days)
      : pageByStudent(db, actor, query, days),
    store.counts(db, actor, query.studentId, days),
  ])
  return { tasks: page.map(present), next, counts }
}

async function pageInOrder(db: Database, actor: Actor, query: TasksQuery, days: Days) {
  const rows = await store.page(db, actor, query, days)
  return pageOf(rows, query.limit, (last) => positionOf(present(last), query.order))
}

export async function recipients(
  context: SignedInContext,
  { late, group }: RecipientsQuery,
): Promise<TaskPerson[]> {
  const everyone = await advised.listAdvised(context.db, context.actor)
  const [ids, members] = await Promise.all([
    late ? lateStudents(context) : null,
    group === undefined ? null : studentsIn(context, group),
  ])
  return everyone.filter(({ id }) => (ids?.has(id) ?? true) && (members?.has(id) ?? true))
}

export async function add(
  { db, actor, now, limits }: SignedInContext,
  { studentIds, assignmentId = randomUUID(), ...task }: NewTasks,
): Promise<Task[]> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const students = await lockStudents(tx, actor, studentIds)
    const rows = students.map(({ id }) => ({ ...task, studentId: id, assignmentId }))
    const given = await givenBefore(tx, actor, [assignmentId], rows)
    if (given) return given.map(present)
    requireRoom(students, 1)
    const ids = await store.insert(tx, actor, rows, now())

    const added = await store.findVisible(tx, actor, ids)
    const notices = added.map((row) => givenNotice(row, row.advisor?.fullName ?? ''))
    await notifyAll(tx, notices, now())
    return added.map(present)
  })
}

/**
 * Returns the tasks of these assignments if they were given before and only the answer was lost.
 * @throws {Failure} `sent-already` if they were given otherwise than now
 */
export async function givenBefore(
  tx: Database,
  actor: Actor,
  assignmentIds: readonly string[],
  rows: readonly store.NewTask[],
): Promise<TaskRow[] | null> {
  const given = await store.visibleIn(tx, actor, assignmentIds)
  if (given.length === 0) return null
  const keyOf = (
    studentId: string,
    { assignmentId, title, description, dueOn }: Omit<store.NewTask, 'studentId'>,
  ) => JSON.stringify([studentId, assignmentId, title, description, dueOn])
  const keys = new Set(rows.map((row) => keyOf(row.studentId, row)))
  const isSame = given.length === rows.length && given.every((task) => keys.has(keyOf(task.student.id, task)))
  if (!isSame) throw broken('sent-already')
  return given
}

/**
 * Locks these students, and returns them if each is this advisor's.
 * @throws {Failure} NOT_FOUND if any of them is not.
 */
export async function lockStudents(
  tx: Database,
  actor: Actor,
  studentIds: readonly string[],
): Promise<advised.Advised[]> {
  const ids = [...new Set(studentIds)]
  const students = await advised.lockAdvised(tx, actor, ids)
  if (students.length < ids.length) throw new Failure('NOT_FOUND')
  return students
}

/**
 * Comes after `givenBefore`: what was given may be what has filled the room.
 * @throws {Failure} RULE_BROKEN if any of these students has no room for so many more tasks.
 */
export function requireRoom(students: readonly advised.Advised[], more: number): void {
  const rule = students.map((student) => ruleAgainstTasks(student.tasks + more)).find(Boolean)
  if (rule) throw broken(rule)
}

export async function change(
  { db, actor, now, limits }: SignedInContext,
  { id, ...changes }: TaskChanges & WithId,
): Promise<Task> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const task = await lock(tx, actor, id)
    if (isUnchanged(task, changes)) return present(task)

    await store.change(tx, [id], changes, now())
    if (!isUnchanged(task, { dueOn: changes.dueOn })) await forgetDays(tx, [task])
    const changed = await find(tx, actor, id)
    await notifyOther(tx, actor, { tasks: [changed], did: 'changed', now: now() })
    return present(changed)
  })
}

export async function setStatus(
  { db, actor, now, limits }: SignedInContext,
  { id, status }: WithId & Pick<Task, 'status'>,
): Promise<Task> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const task = await lock(tx, actor, id)
    if (task.status === status) return present(task)

    await store.setStatus(tx, id, status, now())
    // A person who has completed a task no longer needs its notification.
    await settle(tx, actor.userId, [id])
    if (status === 'completed') await forgetDays(tx, [task])
    const did = status === 'completed' ? 'completed' : 'reopened'
    await notifyOther(tx, actor, { tasks: [task], did, now: now() })
    return present(await find(tx, actor, id))
  })
}

export async function remove({ db, actor, now, limits }: SignedInContext, { id }: WithId): Promise<Deletion> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => deleteTogether(tx, actor, [await lock(tx, actor, id)], now()))
}

async function lock(tx: Database, actor: Actor, id: string): Promise<TaskRow> {
  const task = await store.lockVisible(tx, actor, id)
  if (!task) throw new Failure('NOT_FOUND')
  return task
}

async function find(tx: Database, actor: Actor, id: string): Promise<TaskRow> {
  const [task] = await store.findVisible(tx, actor, [id])
  return task!
}

/**
 * Removes the notifications about the tasks of an advisor whose account is deleted, because they name the
 * advisor. The tasks stay.
 */
export async function forgetTasksFrom(tx: Database, advisorId: string): Promise<void> {
  await forget(tx, await store.idsFrom(tx, advisorId))
}
