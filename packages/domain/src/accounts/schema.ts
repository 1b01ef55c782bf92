import { z } from 'zod'
import { Role } from '../actor.ts'
import { graduationYears } from '../class-year.ts'
import { Text, WholeNumber } from '../fields.ts'
import { isTimeZone } from '../today.ts'
import { bounds, colorSchemes } from './options.ts'
import { formatBounds } from './student-id/options.ts'
import { faultInMask } from './student-id/rules.ts'

export const FullName = Text(bounds.fullName)
export const StudentId = Text(bounds.studentId)
export const GraduationYear = WholeNumber(graduationYears)
export const TimeZone = z.string().refine(isTimeZone, 'Not a time zone, such as America/New_York')

/** What the app needs to know about the signed-in person. */
export const Me = z.object({
  userId: z.uuid(),
  email: z.string(),
  /** The address asked for, while it is not confirmed from all sides. */
  newEmail: z.string().nullable(),
  role: Role,
  fullName: z.string(),
  studentId: z.string().nullable(),
  timeZone: z.string(),
  /** The year in which a student graduates from high school; `null` until they say so. */
  graduationYear: z.number().int().nullable(),
  /** When the account was made. */
  createdAt: z.iso.datetime(),
  /** Whether advisors find this student by student ID. */
  discoverable: z.boolean(),
  /** The colors that this person has chosen for all their devices; `null` before they ever have. */
  colorScheme: z.enum(colorSchemes).nullable(),
  /** Whether signing in takes a second factor. */
  twoFactor: z.boolean(),
  /** Whether the operator asks this role for a second factor and there is none: until then nothing else opens. */
  needsTwoFactor: z.boolean(),
  /** Set while the account waits to be erased: when that happens. */
  eraseAfter: z.iso.datetime().nullable(),
  /** Set for members of a throw-away demo: when all of it is deleted. */
  demoExpiresAt: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof Me>

/** How student IDs are written here; `null` where any will do. */
export const StudentIdFormat = z
  .object({
    mask: Text(formatBounds.mask).refine((mask) => faultInMask(mask) === null, {
      error: ({ input }) => faultInMask(String(input)) ?? '',
    }),
    hint: Text(formatBounds.hint),
  })
  .nullable()
export type StudentIdFormat = z.infer<typeof StudentIdFormat>

/** Only students have a student ID; `null` takes it away. */
export const MeChanges = z
  .object({
    fullName: FullName,
    timeZone: TimeZone,
    discoverable: z.boolean(),
    colorScheme: z.enum(colorSchemes),
    studentId: StudentId.nullable(),
  })
  .partial()
export type MeChanges = z.infer<typeof MeChanges>

/** Asked for unless the person has just signed in; see `provedRecently`. */
export const Erasure = z.object({ password: z.string().max(512).optional() })
export type Erasure = z.infer<typeof Erasure>

/** Either is enough: the password, or the code that a mail has brought. */
export const Proof = z.object({ password: z.string().max(512), code: z.string().max(16) }).partial()
export type Proof = z.infer<typeof Proof>

/** One of the person's own sign-ins, as listed in Settings. */
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

/** An empty field of a form is one that was not filled in. */
const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** The part of a sign-up's metadata that means something to the product. Nobody signs up as an admin. */
export const SignUpData = z.object({
  full_name: emptyIsAbsent(FullName),
  role: emptyIsAbsent(z.enum(['student', 'advisor'], 'role can be student or advisor')),
  student_id: emptyIsAbsent(StudentId),
  // A browser may know a zone that the server does not: that is no reason to refuse a person.
  time_zone: emptyIsAbsent(TimeZone).catch(undefined),
})
