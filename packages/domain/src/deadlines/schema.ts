import { z } from 'zod'
import { StoredDate } from '../fields.ts'
import { EntryDeadlineState } from '../schools/list/schema.ts'
import { sources } from './options.ts'

export const Source = z.enum(sources)

/**
 * Anything with a date. It passes when that day ends, in the time zone of its publisher or of the student.
 */
export const Deadline = z.object({
  source: Source,
  /** The id of the school on the list, the essay or the checklist item; of a test or milestone, a name that stays. */
  id: z.string(),
  /** The school on the list that it belongs to; absent for shared essays, tests and milestones. */
  entryId: z.uuid().nullable(),
  schoolName: z.string().nullable(),
  date: StoredDate,
  /** IANA name of the clock by which the day ends, where the one who set the date says so; else the student's own. */
  timeZone: z.string().nullable(),
  title: z.string(),
  detail: z.string(),
  /** Nothing is left to do: handed in, finished, ticked off, or no longer asked for. */
  done: z.boolean(),
  /** The status of the application or essay, in words. */
  status: z.string().nullable(),
  /** The basis of a school's date. */
  basis: EntryDeadlineState.nullable(),
  /** Of a school: its essays that are not finished, and what is open on its checklist. */
  left: z.object({ essays: z.number().int(), items: z.number().int() }).nullable(),
  /** Of an essay: how much is written. */
  words: z.object({ written: z.number().int(), limit: z.number().int().nullable() }).nullable(),
  /** Of a test or milestone: who published the date. */
  published: z.object({ url: z.string(), checkedOn: StoredDate }).nullable(),
})
export type Deadline = z.infer<typeof Deadline>

/** The calendar feed: its secret address, when there is one, and when a calendar last asked for it. */
export const Feed = z.object({ url: z.string().nullable(), lastReadAt: z.iso.datetime().nullable() })
export type Feed = z.infer<typeof Feed>

/** How reminders reach the student beside the notifications, which always come. */
export const Reminders = z.object({ byMail: z.boolean() })
export type Reminders = z.infer<typeof Reminders>

/** Whether the timeline's milestones for a student's class appear among their dates. */
export const TimelineDates = z.object({ shown: z.boolean() })
export type TimelineDates = z.infer<typeof TimelineDates>
