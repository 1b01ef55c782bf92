import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { isUnchanged, ruleAgainstTasks } from '@bearings/domain/tasks/rules'
import type {
  NewTasks,
  Task,
  TaskChanges,
  TaskPerson,
  TasksPage,
  TasksQuery,
} from '@bearings/domain/tasks/schema'
import { dateInWords } from '@bearings/domain/today'
import type { Database } from '../../database/open.ts'
import type { SignedIn } from '../../platform/serve.ts'
import { forget, notify, notifyAll } from '../notifications/service.ts'
import * as store from './store.ts'
import type { TaskRow } from './store.ts'

/** Faster than anyone works by hand; each change rings somebody's bell. */
const changing = { name: 'task-changes', points: 600, seconds: 3600 }

/** Where each side finds its tasks. */
const pages = { student: '/student/advisor?tab=tasks', advisor: '/advisor/dashboard?tab=tasks' } as const

type One = { id: string }

export async function list({ db, actor }: SignedIn, query: TasksQuery): Promise<TasksPage> {
  const [rows, counted] = await Promise.all([
    store.page(db, actor, query),
    store.countByStatus(db, actor, query.studentId),
  ])
  const shown = rows.slice(0, query.limit).map(asSent)
  const counts = { pending: 0, completed: 0 }
  for (const { status, all } of counted) counts[status] = all
  return { tasks: shown, next: rows.length > query.limit ? positionOf(shown.at(-1)!) : null, counts }
}

export function recipients({ db, actor }: SignedIn): Promise<TaskPerson[]> {
  return store.listAdvised(db, actor)
}

export async function add(
  { db, actor, now, limits }: SignedIn,
  { studentIds, ...task }: NewTasks,
): Promise<Task[]> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const students = await lockStudents(tx, actor, studentIds, 1)
    const given = students.map(({ id }) => ({ ...task, studentId: id }))
    const ids = await store.insert(tx, actor, given, now())

    const added = await store.findVisible(tx, actor, ids)
    const told = added.map((row) => ({
      userId: row.student.id,
      type: 'task-assigned' as const,
      title: 'New Task',
      message: `${row.advisor.fullName}: ${inOneLine(row)}`,
      link: pages.student,
      subjectId: row.id,
    }))
    await notifyAll(tx, told, now())
    return added.map(asSent)
  })
}

/**
 * These students, locked, when each of them is this advisor's and has room for so many tasks more.
 * @throws {Failure} NOT_FOUND for all when one of them is not, RULE_BROKEN when one has no room.
 */
export async function lockStudents(
  tx: Database,
  actor: Actor,
  studentIds: readonly string[],
  more: number,
): Promise<store.Advised[]> {
  const ids = [...new Set(studentIds)]
  const students = await store.lockAdvised(tx, actor, ids)
  if (students.length < ids.length) throw new Failure('NOT_FOUND')
  const rule = students.map((student) => ruleAgainstTasks(student.tasks + more)).find(Boolean)
  if (rule) throw broken(rule)
  return students
}

export async function change(
  { db, actor, now, limits }: SignedIn,
  { id, ...changes }: TaskChanges & One,
): Promise<Task> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const task = await lock(tx, actor, id)
    if (isUnchanged(task, changes)) return asSent(task)

    await store.change(tx, id, changes, now())
    const changed = await find(tx, actor, id)
    await tellOther(tx, actor, changed, `${changed.advisor.fullName} changed ${inOneLine(changed)}`, now())
    return asSent(changed)
  })
}

export async function setStatus(
  { db, actor, now, limits }: SignedIn,
  { id, status }: One & Pick<Task, 'status'>,
): Promise<Task> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    const task = await lock(tx, actor, id)
    if (task.status === status) return asSent(task)

    await store.setStatus(tx, id, status, now())
    const by = actor.role === 'student' ? task.student : task.advisor
    const did = status === 'completed' ? 'completed' : 'reopened'
    await tellOther(tx, actor, task, `${by.fullName} ${did} ${inOneLine(task)}`, now())
    return asSent(await find(tx, actor, id))
  })
}

export async function remove({ db, actor, now, limits }: SignedIn, { id }: One): Promise<undefined> {
  await limits.take(changing, actor.userId)
  await db.transaction(async (tx) => {
    const task = await lock(tx, actor, id)
    await store.remove(tx, id)
    await forget(tx, [id])
    const message = `${task.advisor.fullName} removed “${task.title}”. There is nothing left to do for it.`
    await tellOther(tx, actor, task, message, now(), 'deleted')
  })
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

/** Tells the side that did not act. An advisor whose link has ended hears nothing more. */
async function tellOther(
  tx: Database,
  actor: Actor,
  task: TaskRow,
  message: string,
  now: Date,
  left: 'kept' | 'deleted' = 'kept',
): Promise<void> {
  const side = actor.role === 'student' ? 'advisor' : 'student'
  if (side === 'advisor' && !(await store.isAdvised(tx, task.advisor.id, task.student.id))) return
  await notify(tx, {
    userId: task[side].id,
    type: 'task-updated',
    title: 'Task Updated',
    message,
    link: pages[side],
    ...(left === 'kept' && { subjectId: task.id }),
    now,
  })
}

/** "“Ask for a transcript”, due Nov 21, 2026." */
function inOneLine({ title, dueOn }: Pick<TaskRow, 'title' | 'dueOn'>): string {
  return dueOn === null ? `“${title}”.` : `“${title}”, due ${dateInWords(dueOn)}.`
}

function asSent({ completedAt, createdAt, updatedAt, ...task }: TaskRow): Task {
  return {
    ...task,
    completedAt: completedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function positionOf({ createdAt, id }: Task): string {
  return `${Date.parse(createdAt)}_${id}`
}
