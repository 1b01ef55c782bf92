import { z } from 'zod'
import { StoredDate } from '../fields.ts'
import { EntryDeadlineState } from '../list/schema.ts'
import { sources } from './options.ts'

export const Source = z.enum(sources)

/**
 * Anything with a date. It passes when that date ends, in the time zone of its publisher or of the student.
 */
export const Deadline = z.object({
  source: Source,
  /** The id of the list entry, essay, checklist item, task or scholarship; otherwise a stable name. */
  id: z.string(),
  /** The list entry that it belongs to; `null` if it belongs to none. */
  entryId: z.uuid().nullable(),
  schoolName: z.string().nullable(),
  date: StoredDate,
  /** The IANA time zone in which the date ends, if its publisher states one; `null` for the student's own. */
  timeZone: z.string().nullable(),
  title: z.string(),
  detail: z.string(),
  /** Whether nothing is left to do: submitted, finished, checked off, or no longer required. */
  done: z.boolean(),
  /** The status of the application or essay, in words. */
  status: z.string().nullable(),
  /** The basis of a school's date; `typical` for the usual date of a scholarship. */
  basis: EntryDeadlineState.nullable(),
  /** For a school: its unfinished essays and open checklist items. */
  left: z.object({ essays: z.number().int(), items: z.number().int() }).nullable(),
  /** For an essay: how much is written. */
  words: z.object({ written: z.number().int(), limit: z.number().int().nullable() }).nullable(),
  /** For a test or milestone: who published the date. */
  published: z.object({ url: z.string(), checkedOn: StoredDate }).nullable(),
})
export type Deadline = z.infer<typeof Deadline>

/** The calendar feed: its secret URL, if there is one, and when a calendar last requested it. */
export const Feed = z.object({ url: z.string().nullable(), lastReadAt: z.iso.datetime().nullable() })
export type Feed = z.infer<typeof Feed>

/** How reminders reach the student in addition to notifications, which are always sent. */
export const Reminders = z.object({ byMail: z.boolean() })
export type Reminders = z.infer<typeof Reminders>

/** Whether the timeline's milestones for a student's class appear among their dates. */
export const TimelineDates = z.object({ shown: z.boolean() })
export type TimelineDates = z.infer<typeof TimelineDates>
