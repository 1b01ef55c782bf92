import { dueReminder, isGiven, reminderDay, reminderText } from '@bearings/domain/deadlines/reminders/rules'
import { headline, pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { addDays, isTimeZone, todayIn } from '@bearings/domain/today'
import type { Database } from '../../../database/open.ts'
import { queueMail } from '../../../platform/mailer.ts'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { notifyAll } from '../../notifications/service.ts'
import { deadlineOf } from '../service.ts'
import { digestMail } from './mail.ts'
import * as store from './store.ts'
import type { Reminder, Zone } from './store.ts'

/** How many students are looked for, and how many of them are reminded in one transaction. */
const atOnce = { found: 1000, reminded: 50 }

/**
 * Reminds every student of what has come due since the last time, also when that was long ago. Any number of processes
 * may do so at once: each takes the students that no other has at hand, and a reminder has one turn.
 * @param signal ends it after the students at hand.
 */
export async function remind(
  { db, now, config }: Pick<Surroundings, 'db' | 'now' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const moment = now()
  const zones = (await store.timeZones(db)).filter(isTimeZone).map((timeZone) => zoneAt(timeZone, moment))
  if (zones.length === 0) return
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const found = await store.studentsDue(db, zones, { after, atMost: atOnce.found })
    for (let first = 0; first < found.length; first += atOnce.reminded) {
      if (signal?.aborted) return
      const some = found.slice(first, first + atOnce.reminded)
      await db.transaction((tx) => remindSome(tx, { ids: some, zones, now: moment, config }))
    }
    if (found.length < atOnce.found) return
    after = found.at(-1)!
  }
}

function zoneAt(timeZone: string, now: Date): Zone {
  return { timeZone, today: todayIn(timeZone, now), reminderDay: reminderDay(timeZone, now) }
}

type Some = { ids: readonly string[]; zones: readonly Zone[]; now: Date } & Pick<Surroundings, 'config'>
type Student = Awaited<ReturnType<typeof store.lockStudents>>[number]

async function remindSome(tx: Database, { ids, zones, now, config }: Some): Promise<void> {
  const students = await store.lockStudents(tx, ids, now)
  if (students.length === 0) return
  const locked = students.map(({ userId }) => userId)
  const due = await store.datesDue(tx, zones, locked)
  const rows = due.map((date) => ({ date, reminder: reminderOf(date, students, now) }))
  const taken = await takeTurns(
    tx,
    rows.map(({ reminder }) => reminder),
  )

  for (const student of students) {
    const given = rows
      .filter(({ date, reminder }) => date.userId === student.userId && taken.has(keyOf(reminder)))
      .filter(({ date, reminder }) => isGiven(date, reminder.days, student.timeZone, now))
      .map(({ date }) => deadlineOf(date))
    if (given.length > 0) await tell(tx, student, given, { now, config })
  }
}

function reminderOf(
  { userId, source, id, date }: Awaited<ReturnType<typeof store.datesDue>>[number],
  students: readonly Student[],
  now: Date,
): Reminder {
  const { timeZone } = students.find((student) => student.userId === userId)!
  return { userId, source, subjectId: id, date, days: dueReminder(date, timeZone, now)! }
}

/** A statement takes 65,535 values at most. */
const rowsAtOnce = 5000

async function takeTurns(tx: Database, rows: readonly Reminder[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    for (const row of await store.take(tx, rows.slice(first, first + rowsAtOnce))) taken.add(keyOf(row))
  return taken
}

function keyOf({ userId, source, subjectId }: Reminder): string {
  return `${userId} ${source} ${subjectId}`
}

async function tell(
  tx: Database,
  { userId, email, timeZone, demoId, byMail, mailedOn }: Student,
  deadlines: readonly Deadline[],
  { now, config }: Pick<Some, 'now' | 'config'>,
): Promise<void> {
  const today = todayIn(timeZone, now)
  await notifyAll(
    tx,
    deadlines.map((deadline) => ({
      userId,
      type: 'application-reminder' as const,
      title: headline(deadline),
      message: reminderText(deadline, today),
      link: pathOf(deadline),
      subjectId: deadline.id,
    })),
  )
  // One mail a morning; members of a demo have no mailbox.
  if (!byMail || mailedOn === today || demoId !== null) return
  await queueMail(tx, { ...digestMail(config, deadlines, today), to: email, now })
  await store.noteMailed(tx, userId, today)
}

/** Forgets the turns of reminders for deadlines long past. Safe to run twice. */
export async function sweepReminders(tx: Database, now: Date): Promise<void> {
  await store.removeBefore(tx, addDays(now.toISOString().slice(0, 10), -30))
}
