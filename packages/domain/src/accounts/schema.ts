import { z } from 'zod'
import { Role } from '../actor.ts'
import { graduationYears } from '../class-year.ts'
import { Text, WholeNumber } from '../fields.ts'
import { languages } from '../language/options.ts'
import { isTimeZone } from '../today.ts'
import { bounds, colorSchemes, firstQuestions } from './options.ts'
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
  /** The new address, until both mailboxes have confirmed the change. */
  newEmail: z.string().nullable(),
  /** When the new address is used if an admin asked for it; `null` for the person's own change. */
  emailChangeAt: z.iso.datetime().nullable(),
  role: Role,
  fullName: z.string(),
  studentId: z.string().nullable(),
  timeZone: z.string(),
  /** The year in which a student graduates from high school; `null` until they set it. */
  graduationYear: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether advisors find this student by student ID. */
  discoverable: z.boolean(),
  /** Whether this student's answers count when estimates are compared with what came. */
  checksEstimates: z.boolean(),
  /** The color scheme that this person has chosen for all their devices; `null` if they never have. */
  colorScheme: z.enum(colorSchemes).nullable(),
  /** The language that this person has chosen for their pages and mails; `null` if they never have. */
  language: z.enum(languages).nullable(),
  /** The first questions that a student would rather not answer on Home, on whatever device. */
  skippedQuestions: z.array(z.enum(firstQuestions)),
  /** Whether sign-in requires a second factor. */
  twoFactor: z.boolean(),
  /** Whether the role requires a second factor. */
  requiresTwoFactor: z.boolean(),
  /** Whether the role requires a second factor and there is none. Until then everything else is closed. */
  needsTwoFactor: z.boolean(),
  /** When the account will be erased, if its owner has asked for that. */
  eraseAfter: z.iso.datetime().nullable(),
  /** When the demo and everything in it is deleted; `null` for real people. */
  demoExpiresAt: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof Me>

export const SignIn = z.object({
  hasPassword: z.boolean(),
  /** The school's sign-in that the account is connected to, by the address there if it is still the account's. */
  school: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  /** Whether the account is a person of the school, whose student ID is then the school's to change. */
  isOfSchool: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

/** The format of student IDs on this server; `null` if any is allowed. */
export const StudentIdFormat = z
  .object({
    mask: Text(formatBounds.mask).refine((mask) => faultInMask(mask) === null, {
      error: ({ input }) => faultInMask(String(input)) ?? '',
    }),
    hint: Text(formatBounds.hint),
  })
  .nullable()
export type StudentIdFormat = z.infer<typeof StudentIdFormat>

/** Changes to one's own account. Only students have a student ID; `null` removes it. */
export const MeChanges = z
  .object({
    fullName: FullName,
    timeZone: TimeZone,
    discoverable: z.boolean(),
    checksEstimates: z.boolean(),
    colorScheme: z.enum(colorSchemes),
    language: z.enum(languages),
    skippedQuestions: z.array(z.enum(firstQuestions)).max(firstQuestions.length),
    studentId: StudentId.nullable(),
  })
  .partial()
export type MeChanges = z.infer<typeof MeChanges>

/**
 * The confirmation of an erasure. A person who has just signed in needs no password: see `hasRecentProof`.
 */
export const Erasure = z.object({ password: z.string().max(512).optional() })
export type Erasure = z.infer<typeof Erasure>

/** A proof of who the person is: the password or a mailed code. */
export const Proof = z.object({ password: z.string().max(512), code: z.string().max(16) }).partial()
export type Proof = z.infer<typeof Proof>

/** One of the person's own sign-ins, as listed in Settings. */
export const Session = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** When it last fetched a new token, which is within an hour of its last use. */
  refreshedAt: z.iso.datetime(),
  userAgent: z.string(),
  address: z.string(),
  /** Whether the request itself comes from this session. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** Treats an empty form field as absent. */
const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** The part of a sign-up's metadata that the product uses. Nobody signs up as an admin. */
export const SignUpData = z.object({
  full_name: emptyIsAbsent(FullName),
  role: emptyIsAbsent(z.enum(['student', 'advisor', 'guardian'], 'role can be student, advisor or guardian')),
  /** The invitation of a student, without which nobody signs up as a guardian. */
  family_code: emptyIsAbsent(Text(bounds.familyCode)),
  student_id: emptyIsAbsent(StudentId),
  // A browser may know a zone that the server does not, which is no reason to refuse a person.
  time_zone: emptyIsAbsent(TimeZone).catch(undefined),
  language: emptyIsAbsent(z.enum(languages)).catch(undefined),
})
