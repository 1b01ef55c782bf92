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
  /** The address asked for, while it is not confirmed from all sides. */
  newEmail: z.string().nullable(),
  role: Role,
  fullName: z.string(),
  studentId: z.string().nullable(),
  timeZone: z.string(),
  /** Whether advisors find this student by student ID. */
  discoverable: z.boolean(),
  /** Whether signing in takes a second factor. */
  twoFactor: z.boolean(),
  /** Set while the account waits to be erased: when that happens. */
  eraseAfter: z.iso.datetime().nullable(),
  /** Set for members of a throw-away demo: when all of it is deleted. */
  demoExpiresAt: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof Me>

export const MeChanges = z
  .object({ fullName: FullName, timeZone: TimeZone, discoverable: z.boolean() })
  .partial()
export type MeChanges = z.infer<typeof MeChanges>

/** Asked for unless the person has just signed in; see `provedRecently`. */
export const Erasure = z.object({ password: z.string().max(512).optional() })
export type Erasure = z.infer<typeof Erasure>

/** A sign-in of one's own, as the settings list it. */
export const Session = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** When it last fetched a fresh token: within the hour of its last use. */
  refreshedAt: z.iso.datetime(),
  userAgent: z.string(),
  address: z.string(),
  /** Whether the request itself belongs to it. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** How a person proved who they are; `otp` is any link or code that was mailed, `anonymous` a demo's nobody. */
export type SignInMethod = 'password' | 'otp' | 'totp' | 'anonymous'
/** `timestamp` in seconds since 1970. */
export type SignInProof = { method: SignInMethod; timestamp: number }

/** What a link or code that was mailed is good for. */
export const LinkKind = z.enum([
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change_new',
  'email_change_current',
  'reauthentication',
])
export type LinkKind = z.infer<typeof LinkKind>

/** What one attempt to sign up asked for. It becomes the account's when the link of this attempt is used. */
export type PendingAccount = {
  /** Argon2id; `null` where the account starts without a password. */
  passwordHash: string | null
  role: 'student' | 'advisor'
  fullName: string
  studentId: string | null
  timeZone: string | null
  metadata: Record<string, unknown>
}
