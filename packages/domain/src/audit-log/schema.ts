import { z } from 'zod'
import { CalendarDate, Text, WholeNumberInQuery } from '../fields.ts'

const AuditPerson = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })

/** One thing that happened. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Its name, such as `role_changed`. */
  action: z.string(),
  /** Who did it; `null` for the command line, jobs, people who are not signed in and accounts that are deleted. */
  actor: AuditPerson.nullable(),
  /** To whom. */
  target: AuditPerson.nullable(),
  /** The network address it came from; empty where it came from none. */
  address: z.string(),
  /** What is told of it beside the people. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.object({
  /** A part of the name or of the address of whoever did it, or to whom. */
  q: Text({ max: 100 }).default(''),
  action: Text({ max: 60 }).optional(),
  /** The first and the last day, by the reader's time zone. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditQuery = AuditFilter.extend({
  /** `next` of the page before. */
  after: WholeNumberInQuery({ min: 1, max: Number.MAX_SAFE_INTEGER }).optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditPage = z.object({
  /** The latest first. */
  entries: z.array(AuditEntry),
  next: z.int().nullable(),
  /** Every action there is an entry of, to filter by. */
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
