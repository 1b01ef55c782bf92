import { z } from 'zod'
import { Role } from '../actor.ts'
import { isTimeZone } from '../today.ts'

export const FullName = z.string().trim().min(1).max(120)
export const StudentId = z.string().trim().min(1).max(40)
export const TimeZone = z.string().refine(isTimeZone, 'Not a time zone, such as America/New_York')

/** What the app needs to know of the person who is signed in. */
export const Me = z.object({
  userId: z.uuid(),
  email: z.string(),
  role: Role,
  fullName: z.string(),
  studentId: z.string().nullable(),
  timeZone: z.string(),
  /** Set for members of a throw-away demo: when all of it is deleted. */
  demoExpiresAt: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof Me>

export const MeChanges = z.object({ fullName: FullName, timeZone: TimeZone }).partial()
export type MeChanges = z.infer<typeof MeChanges>
