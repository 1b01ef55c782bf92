import { addDays, dateInWords, daysBetween, instantIn, todayIn } from '../today.ts'
import { untilDay } from '../words.ts'
import { type ReminderDays, reminderDays, reminderTime } from './options.ts'
import { deadlineEnd, inSentences } from './rules.ts'
import type { Deadline } from './schema.ts'

/** When a student is reminded of a deadline, so many days before. */
export function reminderAt(date: string, days: ReminderDays, timeZone: string): Date {
  return instantIn(timeZone, addDays(date, -days), reminderTime)
}

/** The last day whose reminders are due where the student is: before nine in the morning that is yesterday. */
export function reminderDay(timeZone: string, now: Date): string {
  const today = todayIn(timeZone, now)
  return instantIn(timeZone, today, reminderTime) <= now ? today : addDays(today, -1)
}

/** When the dates of a time zone were last looked through for reminders, and up to which of its mornings. */
export type Pass = { timeZone: string; reminderDay: string; beganAt: Date }

/**
 * Whether the dates of the students there are looked through again: when a morning's nine has come, and every quarter of
 * an hour for what was written down since.
 */
export function isPassDue({ timeZone, reminderDay: done, beganAt }: Pass, now: Date): boolean {
  const minutes = (now.getTime() - beganAt.getTime()) / 60_000
  return minutes < 0 || minutes >= passEveryMinutes || done !== reminderDay(timeZone, now)
}

const passEveryMinutes = 15

/** The reminder that counts now: the last one whose time has come, until the deadline has passed. */
export function dueReminder(date: string, timeZone: string, now: Date): ReminderDays | null {
  if (deadlineEnd(date, timeZone) <= now) return null
  const left = daysBetween(reminderDay(timeZone, now), date)
  return reminderDays.findLast((days) => left <= days) ?? null
}

/**
 * Whether a reminder that is due is given: on its day always, later only when it could not be given before. What was
 * written down or changed since then is no news to the one who did it.
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
  const { date } = deadline
  return `Due ${untilDay(date, today)}, on ${dateInWords(date)}. ${inSentences(deadline)}`.trim()
}
