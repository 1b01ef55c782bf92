import { z } from 'zod'
import { Id } from '#fields.ts'
import { MessagePosition } from '../schema.ts'
import { sides } from './options.ts'

/** Whether somebody reads what the student and this advisor write. */
export const Reads = z.object({ personId: Id, reads: z.boolean() })

/** With whom a student writes, as a guardian who reads along sees it. */
const OfChild = z.object({
  id: Id,
  student: z.object({ id: Id, fullName: z.string() }),
  advisor: z.string(),
})

export const ReadableThreadSummary = OfChild.extend({
  isUnread: z.boolean(),
  /** The beginning of the last message; `null` before the first, and for a withdrawn one. */
  last: z.string().nullable(),
  lastAt: z.iso.datetime().nullable(),
})
export type ReadableThreadSummary = z.infer<typeof ReadableThreadSummary>

export const ReadableMessage = z.object({
  id: Id,
  by: z.enum(sides),
  /** `null` once it is withdrawn. */
  body: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ReadableMessage = z.infer<typeof ReadableMessage>

export const ReadableThread = OfChild.extend({
  /** From when on the guardian reads. */
  since: z.iso.datetime(),
  isUnread: z.boolean(),
  /** The latest last. */
  messages: z.array(ReadableMessage),
  /** Where earlier messages end; `null` if there are none. */
  earlier: MessagePosition.nullable(),
})
export type ReadableThread = z.infer<typeof ReadableThread>
