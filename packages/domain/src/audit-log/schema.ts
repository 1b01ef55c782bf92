import { z } from 'zod'
import { CalendarDate, Text, WholeNumberInQuery } from '../fields.ts'

const AuditPerson = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The name of the action, such as `role_changed`. */
  action: z.string(),
  /** The person who did it; `null` for the command line, jobs, signed-out people and deleted accounts. */
  actor: AuditPerson.nullable(),
  /** The person it was done to. */
  target: AuditPerson.nullable(),
  /** The present name of the school, scholarship or invite that it was done to. */
  about: z.string().nullable(),
  /** The network address of the request; empty if there was none. */
  address: z.string(),
  /** The details besides the people involved. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.object({
  /** Part of the name or email of the person who did it, or of the person affected. */
  q: Text({ max: 100 }).default(''),
  action: Text({ max: 60 }).optional(),
  /** The first and the last date, in the reader's time zone. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditQuery = AuditFilter.extend({
  /** The `next` of the previous page. */
  after: WholeNumberInQuery({ min: 1, max: Number.MAX_SAFE_INTEGER }).optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditPage = z.object({
  /** Latest first. */
  entries: z.array(AuditEntry),
  next: z.int().nullable(),
  /** The days for which this server keeps an entry. */
  days: z.int(),
  /** Every action that occurs in the log, to filter by. */
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
