import { createHash } from 'node:crypto'
import { reminderTime } from '@bearings/domain/deadlines/options'
import { headline, inSentences, pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { addDays } from '@bearings/domain/today'
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { notNeeded } from '../service.ts'

export type Calendar = {
  /** The calendar in the format of RFC 5545. */
  text: string
  /** An entity tag that is the same for the same dates, whenever they are read. */
  tag: string
}

type Surrounding = { publicUrl: string; now: Date }

/** The days before a deadline on which a phone rings. */
const alarmDays = [7, 1]
const hoursBetweenLooks = 1

/** Returns deadlines as a calendar to subscribe to. Each takes a whole day and leaves the student free. */
export function calendarOf(deadlines: readonly Deadline[], surrounding: Surrounding): Calendar {
  const calendar = ical({
    name: 'Bearings deadlines',
    prodId: { company: 'Bearings', product: 'Deadlines', language: 'EN' },
    ttl: hoursBetweenLooks * 3600,
  })
  for (const deadline of deadlines) addEvent(calendar, deadline, surrounding)
  const text = `${calendar.toString()}\r\n`
  return { text, tag: tagOf(text) }
}

function addEvent(calendar: ReturnType<typeof ical>, deadline: Deadline, { publicUrl, now }: Surrounding) {
  const { source, id, date, done, status, published } = deadline
  const state = status === notNeeded ? `${notNeeded}: ` : 'Done: '
  const summary = printable(`${done ? state : ''}${headline(deadline)}`)
  const url = published?.url ?? `${publicUrl}${pathOf(deadline)}`
  const event = calendar.createEvent({
    id: `${source}-${id}@bearings`,
    stamp: now,
    start: new Date(date),
    end: new Date(addDays(date, 1)),
    allDay: true,
    summary,
    description: printable(`${inSentences(deadline)}\n${url}`),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  // A milestone is no appointment, so no phone rings for it.
  if (done || source === 'milestone') return
  for (const days of alarmDays)
    event.createAlarm({ type: ICalAlarmType.display, trigger: secondsBefore(days), description: summary })
}

/**
 * Returns the seconds from 9 a.m. this many days before to the midnight that begins the day, from which
 * phones count for all-day events.
 */
function secondsBefore(days: number): number {
  return days * 86_400 - Number(reminderTime.slice(0, 2)) * 3600
}

/** A calendar file must not contain control characters, no matter who typed them. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for.
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ').trim()
}

/** Returns a tag of the content, without the time at which it was produced. */
function tagOf(text: string): string {
  const content = text.replace(/^DTSTAMP:.*\r\n/gm, '')
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
