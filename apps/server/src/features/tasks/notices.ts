import type { Actor } from '@bearings/domain/actor'
import { dateInWords } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { nameOf } from '#database/people.ts'
import type { NewNotification } from '../notifications/new-notification.ts'
import { forgetReminders, notifyLatest } from '../notifications/service.ts'
import { isAdvised } from './advised-students.ts'
import type { TaskRow } from './store.ts'

type Subject = Pick<TaskRow, 'id' | 'title' | 'dueOn' | 'student'>

export function givenNotice(task: Subject, sender: string): NewNotification {
  return {
    userId: task.student.id,
    type: 'task-assigned',
    title: 'New Task',
    message: `${sender} assigned you a task: ${inOneLine(task)}`,
    sender,
    link: pageOf(task, 'student'),
    subjectId: task.id,
  }
}

type Deed = 'changed' | 'brought back' | 'completed' | 'reopened' | 'removed'

/** Returns the notification of a change to the other side; `null` if the task's advisor is gone. */
function updateNotice(
  task: TaskRow,
  { did, to, sender }: { did: Deed; to: 'student' | 'advisor'; sender: string },
): NewNotification | null {
  const reader = task[to]
  if (!reader) return null
  const message =
    did === 'removed'
      ? `${sender} removed “${task.title}”. You do not need to do anything.`
      : `${sender} ${did} ${inOneLine(task)}`
  return {
    userId: reader.id,
    type: 'task-updated',
    title: 'Task Updated',
    message,
    sender,
    link: did === 'removed' ? '/student/advisor' : pageOf(task, to),
    subjectId: task.id,
  }
}

/**
 * Notifies the side that did not act, of several changes to a task only about the last. An advisor whose link
 * has ended is not notified.
 */
export async function notifyOther(
  tx: Database,
  actor: Actor,
  { tasks, did, now }: { tasks: readonly TaskRow[]; did: Deed; now: Date },
): Promise<void> {
  const to = actor.role === 'student' ? 'advisor' : 'student'
  // A task that an advisor has taken over still names who gave it.
  const sender = await nameOf(tx, actor.userId)
  const notices: NewNotification[] = []
  for (const task of tasks) {
    if (to === 'advisor' && !(await isAdvisedStill(tx, task))) continue
    const notice = updateNotice(task, { did, to, sender })
    if (notice) notices.push(notice)
  }
  await notifyLatest(tx, notices, now)
}

/** Removes the reminders of these tasks' days, once they are done or due on another day. */
export function forgetDays(tx: Database, tasks: readonly TaskRow[]): Promise<void> {
  return forgetReminders(tx, {
    userIds: tasks.map(({ student }) => student.id),
    subjectIds: tasks.map(({ id }) => id),
  })
}

async function isAdvisedStill(tx: Database, { advisor, student }: TaskRow): Promise<boolean> {
  return advisor !== null && (await isAdvised(tx, advisor.id, student.id))
}

function pageOf({ id, student }: Pick<TaskRow, 'id' | 'student'>, side: 'student' | 'advisor'): `/${string}` {
  return side === 'student'
    ? `/student/advisor?task=${id}`
    : `/advisor/students/${student.id}?tab=tasks&task=${id}`
}

/** Returns, for example, "“Ask for a transcript”, due Nov 21, 2026." */
function inOneLine({ title, dueOn }: Pick<TaskRow, 'title' | 'dueOn'>): string {
  return dueOn === null ? `“${title}”.` : `“${title}”, due ${dateInWords(dueOn)}.`
}
