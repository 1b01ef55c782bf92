import type { ReminderDays } from '@bearings/domain/deadlines/options'
import {
  dueReminder,
  isGiven,
  isPassDue,
  reminderDay,
  reminderText,
} from '@bearings/domain/deadlines/reminders'
import { headline, pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { addDays, isTimeZone, todayIn } from '@bearings/domain/today'
import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import type { NewNotification } from '#features/notifications/new-notification.ts'
import { wantMail } from '#features/notifications/preferences/service.ts'
import { notifyAll } from '#features/notifications/service.ts'
import { unsubscribeUrls } from '#features/notifications/unsubscribe/signed-links.ts'
import { queueMails } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/requests/services.ts'
import { asTheyFile } from '../aid-form-dates.ts'
import { deadlineOf } from '../service.ts'
import { digestMail } from './mail.ts'
import * as store from './store.ts'
import type { Reminder, Zone } from './store.ts'

/** How many students are reminded in one transaction. */
const atOnce = 1000
/** How many such transactions run side by side, so that neither this process nor the database waits. */
const sideBySide = 2

/**
 * Sends every reminder that has come due since the last pass, even if that was long ago. Any number of
 * processes may run this at once: each takes students that no other is handling, and each reminder is claimed
 * once.
 * @param signal Stops after the students that are being handled.
 */
export async function remind(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const moment = now()
  const zones = await zonesDue(db, moment)
  if (zones.length === 0) return
  const urlFor = await unsubscribeUrls({ db, config, now })
  const found = await store.studentsDue(db, zones)
  const portions = inTurn(chunksOf(found, atOnce))
  const remindNext = async () => {
    for (const ids of portions) {
      if (signal?.aborted) return
      await db.transaction((tx) => remindSome(tx, { ids, zones, now: moment, config, urlFor }))
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: sideBySide }, remindNext))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  // Students whom another process is handling are left to it. If it fails, the next pass finds them.
  if (!signal?.aborted) await store.notePass(db, zones, moment)
}

/** Yields each item to one of several loops. When one leaves, also by an error, the others get no more. */
function* inTurn<T>(all: readonly T[]) {
  yield* all
}

/** Returns the time zones whose students' dates are to be checked now, which are mostly none. */
async function zonesDue(db: Database, now: Date): Promise<Zone[]> {
  const [timeZones, passes] = await Promise.all([store.timeZones(db), store.passes(db)])
  const last = new Map(passes.map((pass) => [pass.timeZone, pass]))
  return timeZones
    .filter(isTimeZone)
    .filter((timeZone) => !last.has(timeZone) || isPassDue(last.get(timeZone)!, now))
    .map((timeZone) => zoneAt(timeZone, now))
}

function zoneAt(timeZone: string, now: Date): Zone {
  return { timeZone, today: todayIn(timeZone, now), reminderDay: reminderDay(timeZone, now) }
}

type Some = {
  ids: readonly string[]
  zones: readonly Zone[]
  now: Date
  urlFor: Awaited<ReturnType<typeof unsubscribeUrls>>
} & Pick<Services, 'config'>
type Student = Awaited<ReturnType<typeof store.lockStudents>>[number]
type NearDate = Awaited<ReturnType<typeof store.datesNear>>[number]
type DueDate = NearDate & { days: ReminderDays }

type DueReminders = { student: Student; deadlines: Deadline[]; today: string }

async function remindSome(tx: Database, { ids, zones, ...rest }: Some): Promise<void> {
  const { now } = rest
  const students = await store.lockStudents(tx, ids, now)
  if (students.length === 0) return
  const locked = students.map(({ userId }) => userId)
  const dates = await asTheyFile(tx, await store.datesNear(tx, zones, locked))
  const near = grouped(
    dates.filter(({ done }) => !done),
    ({ userId }) => userId,
  )
  const due = students.map((student) => ({
    student,
    dates: dueAmong(near.get(student.userId) ?? [], student, now),
  }))
  const taken = await claim(
    tx,
    due.flatMap(({ dates }) => dates.map(reminderOf)),
  )

  const reminded = due.map(({ student, dates }) => {
    const given = dates.filter(
      (date) =>
        taken.has(keyOf(reminderOf(date))) && isGiven(known(date, student), date.days, student.timeZone, now),
    )
    return { student, deadlines: given.map(deadlineOf), today: todayIn(student.timeZone, now) }
  })
  await notifyAll(tx, reminded.flatMap(notificationsFor), now)
  const wanted = new Set(await wantMail(tx, 'application-reminder', locked))
  const mailed = reminded.filter((one) => wanted.has(one.student.userId) && isTimeForMail(one))
  await mail(tx, mailed, rest)
}

function dueAmong(dates: readonly NearDate[], { timeZone }: Student, now: Date): DueDate[] {
  return dates.flatMap((date) => {
    const days = dueReminder(date.date, timeZone, now)
    return days === null ? [] : [{ ...date, days }]
  })
}

function reminderOf({ userId, source, id, date, days }: DueDate): Reminder {
  return { userId, source, subjectId: id, date, days }
}

/** A date counts as known since its last change, but not from before the student had an account. */
function known({ date, changedAt }: DueDate, { createdAt }: Student) {
  return { date, changedAt: changedAt > createdAt ? changedAt : createdAt }
}

/** The rows of one statement, which keep its parameter at a megabyte. */
const rowsPerBatch = 5000

/** Claims these reminders, and returns the keys of those that had not been claimed before. */
async function claim(tx: Database, rows: readonly Reminder[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const some of chunksOf(rows, rowsPerBatch))
    for (const row of await store.claim(tx, some)) taken.add(keyOf(row))
  return taken
}

function keyOf({ source, subjectId }: store.ClaimedReminder): string {
  return `${source} ${subjectId}`
}

function notificationsFor({ student: { userId }, deadlines, today }: DueReminders): NewNotification[] {
  return deadlines.map((deadline) => ({
    userId,
    type: 'application-reminder',
    title: headline(deadline),
    message: reminderText(deadline, today),
    link: pathOf(deadline),
    subjectId: deadline.id,
  }))
}

/** Returns whether to mail the student: once a day, and only if there is a reminder. */
function isTimeForMail({ student: { mailedOn }, deadlines, today }: DueReminders): boolean {
  return mailedOn !== today && deadlines.length > 0
}

type Mailing = Pick<Some, 'now' | 'config' | 'urlFor'>

async function mail(tx: Database, reminded: readonly DueReminders[], { now, config, urlFor }: Mailing) {
  const mails = reminded.map(({ student: { email, userId }, deadlines, today }) => {
    const unsubscribeUrl = urlFor(userId, 'application-reminder')
    return { ...digestMail(config, { deadlines, today, unsubscribeUrl }), to: email }
  })
  await queueMails(tx, mails, now)
  for (const [day, of] of grouped(reminded, ({ today }) => today)) {
    const userIds = of.map(({ student }) => student.userId)
    await store.noteMailed(tx, userIds, day)
  }
}

function grouped<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group) group.push(one)
    else groups.set(nameOf(one), [one])
  }
  return groups
}

/** Deletes the claims of reminders for deadlines more than 30 days past. Safe to run twice. */
export async function sweepReminders(tx: Database, now: Date): Promise<void> {
  await store.removeBefore(tx, addDays(now.toISOString().slice(0, 10), -30))
}
