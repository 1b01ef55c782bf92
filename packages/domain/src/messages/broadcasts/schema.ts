import { z } from 'zod'
import { Id, Text } from '#fields.ts'
import { bounds, broadcastKinds, limits } from './options.ts'

const said = {
  studentIds: z.array(Id).min(1).max(limits.students),
  subject: Text(bounds.subject),
  body: Text(bounds.body),
}

export const BroadcastDraft = z.object(said)
export type BroadcastDraft = z.infer<typeof BroadcastDraft>

export const NewBroadcast = z.object({ ...said, kind: z.enum(broadcastKinds) })
export type NewBroadcast = z.infer<typeof NewBroadcast>

/** What the first students will read. */
export const BroadcastPreview = z.object({
  /** Whom it reaches: those who are the advisor's now. */
  students: z.int().min(0),
  /** How many of them have no deadline that the advisor knows. */
  withoutDeadline: z.int().min(0),
  shown: z.array(z.object({ studentId: Id, fullName: z.string(), subject: z.string(), body: z.string() })),
})
export type BroadcastPreview = z.infer<typeof BroadcastPreview>

/** A message to many as its advisor wrote it. */
export const Broadcast = z.object({
  id: Id,
  kind: z.enum(broadcastKinds),
  subject: z.string(),
  body: z.string(),
  students: z.int().min(0),
  /** From how many of them it was withdrawn at once. */
  withdrawn: z.int().min(0),
  createdAt: z.iso.datetime(),
  /** Until when it can be withdrawn; `null` once it was. */
  withdrawableUntil: z.iso.datetime().nullable(),
})
export type Broadcast = z.infer<typeof Broadcast>
