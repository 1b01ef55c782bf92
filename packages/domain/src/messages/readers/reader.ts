import { z } from 'zod'
import { relations } from '#family/options.ts'
import { Id } from '#fields.ts'

/** A parent or guardian whom the student lets read along. */
export const MessageReader = z.object({
  /** That of the guardian's connection with the student. */
  id: Id,
  fullName: z.string(),
  relation: z.enum(relations),
})
export type MessageReader = z.infer<typeof MessageReader>
