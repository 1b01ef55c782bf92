import { addDays, dateInWords, daysBetween, instantIn, todayIn } from '../today.ts'
import { capitalized, untilDay } from '../words.ts'
import { type ReminderDays, reminderDays, reminderTime } from './options.ts'
import { deadlineEnd, inSentences } from './rules.ts'
import type { Deadline } from './schema.ts'

/** Returns when a student is reminded of a deadline this many days ahead. */
export function reminderAt(date: string, days: ReminderDays, timeZone: string): Date {
  return instantIn(timeZone, addDays(date, -days), reminderTime)
}

/** Returns the last date whose reminders are due where the student is: before 9:00 that is yesterday. */
export function reminderDay(timeZone: string, now: Date): string {
  const today = todayIn(timeZone, now)
  return instantIn(timeZone, today, reminderTime) <= now ? today : addDays(today, -1)
}

/** The last pass over a time zone's dates: when it began, and up to which reminder day it went. */
export type Pass = { timeZone: string; reminderDay: string; beganAt: Date }

/**
 * Whether a time zone's dates must be checked again: at nine each morning, and every quarter of an hour for
 * changes made since.
 */
export function isPassDue({ timeZone, reminderDay: done, beganAt }: Pass, now: Date): boolean {
  const minutes = (now.getTime() - beganAt.getTime()) / 60_000
  return minutes < 0 || minutes >= passEveryMinutes || done !== reminderDay(timeZone, now)
}

const passEveryMinutes = 15

/** Returns the reminder that applies now: the last one whose time has come, until the deadline has passed. */
export function dueReminder(date: string, timeZone: string, now: Date): ReminderDays | null {
  if (deadlineEnd(date, timeZone) <= now) return null
  const left = daysBetween(reminderDay(timeZone, now), date)
  return reminderDays.findLast((days) => left <= days) ?? null
}

/**
 * Whether a due reminder is sent: always on its day, later only if it could not be sent then. A student needs
 * no reminder of a date that they entered or changed after that.
 */
export function isGiven(
  { date, changedAt }: { date: string; changedAt: Date },
  days: ReminderDays,
  timeZone: string,
  now: Date,
): boolean {
  const isItsDay = todayIn(timeZone, now) === addDays(date, -days)
  return isItsDay || changedAt <= reminderAt(date, days, timeZone)
}

/** "Due in 7 days, on Nov 1, 2026. 2 essays left." */
export function reminderText(deadline: Deadline, today: string): string {
  const when = capitalized(dueInWords(deadline, today))
  return `${when}, on ${dateInWords(deadline.date)}. ${inSentences(deadline)}`.trim()
}

/** "due in 7 days", or "in 7 days" for a test or a milestone, which takes place and is not handed in. */
export function dueInWords({ source, date }: Deadline, today: string): string {
  const until = untilDay(date, today)
  return source === 'test' || source === 'milestone' ? until : `due ${until}`
}
