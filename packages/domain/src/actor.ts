import { z } from 'zod'

export const Role = z.enum(['student', 'guardian', 'advisor', 'admin'])
export type Role = z.infer<typeof Role>

/** The person who makes a request. */
export type Actor = {
  userId: string
  role: Role
  /** The sign-in the request belongs to; `null` for jobs. */
  sessionId: string | null
  /** The person's IANA time zone, whose midnight begins their day. */
  timeZone: string
  /** The year a student graduates from high school; `null` until they set it, and for everyone else. */
  graduationYear: number | null
  /** The demo this person belongs to, whose members see only each other; `null` for real people. */
  demoId: string | null
}
