import type { BrokenRule } from '../broken-rule.ts'
import { limits as quiet } from '../notifications/push/options.ts'
import { addDays, instantIn, todayIn } from '../today.ts'
import { limits } from './options.ts'

const minute = 60_000

type Mailing = {
  now: Date
  /** Where the reader is. */
  timeZone: string
  isUrgent: boolean
  /** When the last mail about the thread has left for the reader. */
  mailedAt: Date | null
  /** When one that still waits will leave. It tells of the new message, too. */
  waitingUntil: Date | null
}

/**
 * Returns when a mail tells the reader of a new message: once it can no longer be withdrawn, an hour after the mail before,
 * and not at night. An urgent one waits for the hour alone.
 */
export function mailTime({ now, timeZone, isUrgent, mailedAt, waitingUntil }: Mailing): Date {
  if (waitingUntil && !isUrgent) return waitingUntil
  const ready = now.getTime() + (isUrgent ? 0 : limits.withdrawMinutes * minute)
  const next = (mailedAt?.getTime() ?? 0) + limits.minutesBetweenMails * minute
  const at = new Date(Math.max(ready, next))
  if (!isUrgent) return notAtNight(at, timeZone)
  return waitingUntil && waitingUntil < at ? waitingUntil : at
}

/** Returns this instant, or the morning after if it is at night in this time zone. */
export function notAtNight(at: Date, timeZone: string): Date {
  const day = todayIn(timeZone, at)
  const [morning, evening] = [quiet.quietTo, quiet.quietFrom].map((hour) =>
    instantIn(timeZone, day, `${String(hour).padStart(2, '0')}:00`),
  ) as [Date, Date]
  if (at < morning) return morning
  return at < evening ? at : notAtNight(instantIn(timeZone, addDays(day, 1), '00:00'), timeZone)
}

type Reading = Pick<Mailing, 'now' | 'timeZone'> & {
  /** When a mail last told them of the thread, or will; `null` if none has. */
  mailAt: Date | null
}

/**
 * Returns when a mail tells somebody who reads along of a message: with one that waits if the message can no longer be
 * withdrawn by then, otherwise an hour after it, and never at night, however urgent it is for the two who write.
 */
export function readerMailTime({ now, timeZone, mailAt }: Reading): Date {
  const isFinal = mailAt !== null && mailAt.getTime() >= now.getTime() + limits.withdrawMinutes * minute
  return mailTime({
    now,
    timeZone,
    isUrgent: false,
    mailedAt: isFinal ? null : mailAt,
    waitingUntil: isFinal ? mailAt : null,
  })
}

type Sent = {
  createdAt: Date
  /** When a mail tells of it, if the reader wants mails; the same if not, so that nobody learns that. */
  mailAt: Date
}

/** Returns until when its author can withdraw a message: for ten minutes, and before a mail tells of it. */
export function withdrawableUntil({ createdAt, mailAt }: Sent): Date {
  return new Date(Math.min(broadcastWithdrawableUntil({ createdAt }).getTime(), mailAt.getTime()))
}

/** Returns until when a message to many can be withdrawn, from all of whom no mail has told. */
export function broadcastWithdrawableUntil({ createdAt }: Pick<Sent, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + limits.withdrawMinutes * minute)
}

export function ruleAgainstWithdrawing(sent: Sent, now: Date): BrokenRule | null {
  return now < withdrawableUntil(sent) ? null : 'withdraw-too-late'
}

/** Only people who are connected write to each other. */
export function ruleAgainstSending({ isOpen }: { isOpen: boolean }): BrokenRule | null {
  return isOpen ? null : 'thread-closed'
}
