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
  /** Members of one demo see each other and nobody else; `null` for real people. */
  demoId: string | null
}
