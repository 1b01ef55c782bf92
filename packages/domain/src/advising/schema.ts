import { z } from 'zod'

const shown = z.boolean()

/** Whether a student shares each part with their advisor. */
export const Sharing = z.object({
  list: shown,
  profile: shown,
  testScores: shown,
  weeks: shown,
  letters: shown,
  aid: shown,
  sensitive: shown,
})
export type Sharing = z.infer<typeof Sharing>

/** The other person in a link or request. */
export const Person = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })
export type Person = z.infer<typeof Person>

/** Where a page ended: the time (milliseconds since 1970) and id of its last row. */
export const Position = z.string().regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
