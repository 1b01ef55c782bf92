import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { countsFromDeadline, dueOnFor, ruleAgainstTemplates } from '@bearings/domain/tasks/templates/rules'
import type {
  Assignment,
  AssignmentEdited,
  EditedDate,
  NewTemplate,
  Preview,
  Template,
} from '@bearings/domain/tasks/templates/schema'
import { todayIn } from '@bearings/domain/today'
import type { Database } from '../../../database/open.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { logView } from '../../advising/views/service.ts'
import { notifyAll } from '../../notifications/service.ts'
import { lockStudents } from '../service.ts'
import { type Advised, advisedAmong, insert as insertTasks, type NewTask } from '../store.ts'
import * as store from './store.ts'
import type { TemplateRow } from './store.ts'

const saving = { name: 'task-templates', points: 200, seconds: 3600 }
const assigning = { name: 'task-assignments', points: 60, seconds: 3600 }

type One = { id: string }

export async function list({ db, actor }: SignedIn): Promise<Template[]> {
  return (await store.listVisible(db, actor)).map(asSent)
}

export async function add({ db, actor, now, limits }: SignedIn, template: NewTemplate): Promise<Template> {
  await limits.take(saving, actor.userId)
  return db.transaction(async (tx) => {
    const rule = ruleAgainstTemplates((await store.lockAndCount(tx, actor)) + 1)
    if (rule) throw broken(rule)
    return asSent(await find(tx, actor, await store.insert(tx, actor, template, now())))
  })
}

export async function replace(
  { db, actor, now, limits }: SignedIn,
  { id, ...template }: NewTemplate & One,
): Promise<Template> {
  await limits.take(saving, actor.userId)
  return db.transaction(async (tx) => {
    if (!(await store.replace(tx, actor, id, template, now()))) throw new Failure('NOT_FOUND')
    return asSent(await find(tx, actor, id))
  })
}

export async function remove({ db, actor }: SignedIn, { id }: One): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

export async function preview(
  { db, actor, now }: SignedIn,
  { id, studentIds, deadline }: Assignment & One,
): Promise<Preview[]> {
  const template = await find(db, actor, id)
  const ids = [...new Set(studentIds)]
  const students = await advisedAmong(db, actor, ids)
  if (students.length < ids.length) throw new Failure('NOT_FOUND')
  return previewsOf(db, actor, { template, students, deadline, now: now() })
}

export async function assign(
  { db, actor, now, limits }: SignedIn,
  { id, studentIds, deadline, edited }: AssignmentEdited & One,
): Promise<{ tasks: number }> {
  await limits.take(assigning, actor.userId)
  return db.transaction(async (tx) => {
    const template = await find(tx, actor, id)
    const students = await lockStudents(tx, actor, studentIds, template.items.length)
    const previews = await previewsOf(tx, actor, { template, students, deadline, now: now() })

    const given = tasksOf(template, previews, edited, now())
    await insertTasks(tx, actor, given, now())
    const told = previews.map(({ studentId }) => ({ userId: studentId, ...newTasks(template) }))
    await notifyAll(tx, told, now())
    return { tasks: given.length }
  })
}

type Asked = {
  template: TemplateRow
  students: readonly Advised[]
  deadline: Assignment['deadline']
  now: Date
}

async function previewsOf(
  db: Database,
  actor: Actor,
  { template: { items }, students, deadline, now }: Asked,
): Promise<Preview[]> {
  const todays = new Map(students.map(({ id, timeZone }) => [id, todayIn(timeZone, now)]))
  const isAsked = countsFromDeadline(items) && deadline === 'next'
  const sharing = isAsked ? await store.sharingList(db, actor, [...todays.keys()]) : new Set<string>()
  const next = isAsked ? await store.nextDeadlines(db, actor, todays) : new Map<string, never>()
  for (const studentId of sharing) await logView(db, actor, { studentId, what: 'deadlines', now })
  const same = deadline === 'next' || !countsFromDeadline(items) ? null : { date: deadline, title: null }

  return students.map(({ id, fullName }) => {
    const base = next.get(id) ?? same
    const without = isAsked && !base ? (sharing.has(id) ? 'no-deadline' : 'not-shared') : null
    const assignedOn = todays.get(id)!
    const dates = items.map((item) => ({
      itemId: item.id,
      ...dueOnFor(item, { assignedOn, deadline: base?.date ?? null }),
    }))
    return { studentId: id, fullName, deadline: base, without, dates }
  })
}

/** The tasks as the advisor saw them in the preview, with the dates that they changed there. */
function tasksOf(
  { items }: TemplateRow,
  previews: readonly Preview[],
  edited: readonly EditedDate[],
  now: Date,
): NewTask[] {
  const changed = new Map(edited.map(({ studentId, itemId, dueOn }) => [`${studentId} ${itemId}`, dueOn]))
  return previews.flatMap(({ studentId, dates }) =>
    items.map(({ id, title, description }, index) => {
      const dueOn = changed.get(`${studentId} ${id}`)
      return {
        studentId,
        title,
        description,
        dueOn: dueOn === undefined ? dates[index]!.dueOn : dueOn,
        // A millisecond apart, so that the newest first are the template's in its order.
        createdAt: new Date(now.getTime() - index),
      }
    }),
  )
}

/** One notification for all of them: a template may have thirty. */
function newTasks({ name, items }: TemplateRow) {
  const count = items.length === 1 ? 'a new task' : `${items.length} new tasks`
  return {
    type: 'task-assigned',
    title: items.length === 1 ? 'New Task' : 'New Tasks',
    message: `${name}: your advisor gave you ${count}.`,
    link: '/student/advisor?tab=tasks',
  } as const
}

async function find(db: Database, actor: Actor, id: string): Promise<TemplateRow> {
  const [template] = await store.listVisible(db, actor, id)
  if (!template) throw new Failure('NOT_FOUND')
  return template
}

function asSent({ updatedAt, ...template }: TemplateRow): Template {
  return { ...template, updatedAt: updatedAt.toISOString() }
}
