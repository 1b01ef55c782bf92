import { z } from 'zod'

export const Role = z.enum(['student', 'advisor', 'admin'])
export type Role = z.infer<typeof Role>

/** The person a request is made by. */
export type Actor = {
  userId: string
  role: Role
  /** The sign-in the request belongs to; `null` for jobs. */
  sessionId: string | null
  /** IANA name; whose midnight counts. */
  timeZone: string
  /** The year in which a student graduates from high school; `null` until they say so, and for everyone else. */
  graduationYear: number | null
  /** The demo this person belongs to, whose members see only each other; `null` for real people. */
  demoId: string | null
}
