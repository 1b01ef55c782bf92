import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import type { PassedChoice } from '@bearings/domain/tasks/options'
import {
  countsFromDeadline,
  dueOnFor,
  passedUnless,
  ruleAgainstTemplates,
} from '@bearings/domain/tasks/templates/rules'
import type {
  Assigned,
  NewAssignment,
  EditedAssignment,
  EditedDate,
  NewTemplate,
  Preview,
  Template,
} from '@bearings/domain/tasks/templates/schema'
import { todayIn } from '@bearings/domain/today'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import { logViews } from '#features/access-log/service.ts'
import * as people from '#features/advising/people/may-advise.ts'
import { notifyAll } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { type Advised, advisedAmong } from '../advised-students.ts'
import { givenBefore, lockStudents, requireRoom } from '../service.ts'
import { insert as insertTasks, type NewTask } from '../store.ts'
import { nextDeadlines, sharingList } from './next-deadlines.ts'
import * as store from './store.ts'
import type { TemplateRow } from './store.ts'

const saving = { name: 'task-templates', points: 200, seconds: 3600 }
const assigning = { name: 'task-assignments', points: 60, seconds: 3600 }

export async function list({ db, actor }: SignedInContext): Promise<Template[]> {
  return (await store.listVisible(db, actor)).map(present)
}

export async function add(
  { db, actor, now, limits }: SignedInContext,
  template: NewTemplate,
): Promise<Template> {
  await limits.take(saving, actor.userId)
  return db.transaction(async (tx) => {
    const rule = ruleAgainstTemplates((await store.lockAndCount(tx, actor)) + 1)
    if (rule) throw broken(rule)
    return present(await find(tx, actor, await store.insert(tx, actor, template, now())))
  })
}

export async function replace(
  { db, actor, now, limits }: SignedInContext,
  { id, ...template }: NewTemplate & WithId,
): Promise<Template> {
  await limits.take(saving, actor.userId)
  return db.transaction(async (tx) => {
    if (!(await store.replace(tx, actor, id, template, now()))) throw new Failure('NOT_FOUND')
    return present(await find(tx, actor, id))
  })
}

export async function remove({ db, actor }: SignedInContext, { id }: WithId): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

export async function preview(
  { db, actor, now }: SignedInContext,
  { id, studentIds, deadline }: NewAssignment & WithId,
): Promise<Preview[]> {
  const template = await find(db, actor, id)
  const ids = [...new Set(studentIds)]
  const students = await advisedAmong(db, actor, ids)
  if (students.length < ids.length) throw new Failure('NOT_FOUND')
  return previewsOf(db, actor, { template, students, deadline, now: now() })
}

export async function assign(
  { db, actor, now, limits }: SignedInContext,
  { id, studentIds, deadline, edited, passed, assignmentIds: chosen }: EditedAssignment & WithId,
): Promise<Assigned> {
  await limits.take(assigning, actor.userId)
  return db.transaction(async (tx) => {
    const template = await find(tx, actor, id)
    const students = await lockStudents(tx, actor, studentIds)
    const previews = await previewsOf(tx, actor, { template, students, deadline, now: now() })

    const assignmentIds = template.items.map((_, index) => chosen[index] ?? randomUUID())
    const rows = tasksOf({ template, previews, edited, passed, assignmentIds, now: now() })
    if (rows.length === 0) return { tasks: 0, assignmentIds: [] }
    if (await givenBefore(tx, actor, assignmentIds, rows)) return { tasks: rows.length, assignmentIds }
    requireRoom(students, template.items.length)
    await insertTasks(tx, actor, rows, now())
    const { fullName: sender } = (await people.find(tx, actor.userId))!
    const notices = previews.flatMap(({ studentId: userId }) => {
      const theirs = rows.filter(({ studentId }) => studentId === userId)
      const [first] = theirs
      if (!first) return []
      // Of an assignment that this student has, so that the notification goes with it when it is undone.
      const subjectId = first.assignmentId!
      return [{ ...newTasks(template.name, theirs.length, sender), sender, subjectId, userId }]
    })
    await notifyAll(tx, notices, now())
    return { tasks: rows.length, assignmentIds }
  })
}

type PreviewInput = {
  template: TemplateRow
  students: readonly Advised[]
  deadline: NewAssignment['deadline']
  now: Date
}

async function previewsOf(
  db: Database,
  actor: Actor,
  { template: { items }, students, deadline, now }: PreviewInput,
): Promise<Preview[]> {
  const todays = new Map(students.map(({ id, timeZone }) => [id, todayIn(timeZone, now)]))
  const needsDeadlines = countsFromDeadline(items) && deadline === 'next'
  const sharing = needsDeadlines ? await sharingList(db, actor, [...todays.keys()]) : new Set<string>()
  const next = needsDeadlines ? await nextDeadlines(db, actor, todays) : new Map<string, never>()
  const looks = [...sharing].map((studentId) => ({ studentId }))
  await logViews(db, actor, looks, { what: 'deadlines', now })
  const same = deadline === 'next' || !countsFromDeadline(items) ? null : { date: deadline, title: null }

  return students.map(({ id, fullName }) => {
    const base = next.get(id) ?? same
    const without = needsDeadlines && !base ? (sharing.has(id) ? 'no-deadline' : 'not-shared') : null
    const assignedOn = todays.get(id)!
    const dates = items.map((item) => ({
      itemId: item.id,
      ...dueOnFor(item, { assignedOn, deadline: base?.date ?? null }),
    }))
    return { studentId: id, fullName, deadline: base, without, dates }
  })
}

type Assigning = {
  template: TemplateRow
  previews: readonly Preview[]
  edited: readonly EditedDate[]
  passed: PassedChoice
  /** One id for each item of the template. */
  assignmentIds: readonly string[]
  now: Date
}

/** Returns the tasks as the advisor saw them in the preview, with the dates that they changed there. */
function tasksOf(given: Assigning): NewTask[] {
  const { template, previews, edited, passed, assignmentIds, now } = given
  const isPassed = passedUnless(edited)
  const changed = new Map(edited.map(({ studentId, itemId, dueOn }) => [`${studentId} ${itemId}`, dueOn]))
  return previews.flatMap(({ studentId, dates }) =>
    template.items.flatMap(({ id, title, description }, index) => {
      if (passed === 'leave-out' && isPassed(studentId, dates[index]!)) return []
      const dueOn = changed.get(`${studentId} ${id}`)
      return {
        studentId,
        assignmentId: assignmentIds[index]!,
        title,
        description,
        dueOn: dueOn === undefined ? dates[index]!.dueOn : dueOn,
        // A millisecond apart, so that the newest first is the order of the template.
        createdAt: new Date(now.getTime() - index),
      }
    }),
  )
}

/** Returns one notification for all tasks of a student, because a template may have thirty. */
function newTasks(name: string, tasks: number, advisor: string) {
  const count = tasks === 1 ? 'a task' : `${tasks} tasks`
  return {
    type: 'task-assigned',
    title: tasks === 1 ? 'New Task' : 'New Tasks',
    message: `${advisor} assigned you ${count}: “${name}”.`,
    link: '/student/advisor?tab=tasks',
  } as const
}

async function find(db: Database, actor: Actor, id: string): Promise<TemplateRow> {
  const [template] = await store.listVisible(db, actor, id)
  if (!template) throw new Failure('NOT_FOUND')
  return template
}

function present({ updatedAt, ...template }: TemplateRow): Template {
  return { ...template, updatedAt: updatedAt.toISOString() }
}
