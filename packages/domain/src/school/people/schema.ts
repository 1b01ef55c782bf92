import { z } from 'zod'
import { graduationYears } from '#class-year.ts'
import { Address, Id, Text, WholeNumberInQuery } from '#fields.ts'
import { limits, schoolPeopleFilters } from './options.ts'

/** A person of the school as its file has them, with where they stand. */
export const SchoolPerson = z.object({
  id: z.uuid(),
  kind: z.enum(['student', 'staff']),
  givenName: z.string(),
  familyName: z.string(),
  schoolEmail: z.string().nullable(),
  studentId: z.string().nullable(),
  classYear: z.int().nullable(),
  counselorEmail: z.string().nullable(),
  /** The account that has joined or, of staff, that has the school address. */
  userId: z.uuid().nullable(),
  /** When a code was last mailed or printed. */
  invitedAt: z.iso.datetime().nullable(),
  leftAt: z.iso.datetime().nullable(),
  /** Whether mail to the school address was given up. */
  emailFails: z.boolean(),
})
export type SchoolPerson = z.infer<typeof SchoolPerson>

export const SchoolPeopleQuery = z.object({
  /** Part of the name, the student ID or the email. */
  q: Text({ max: 100 }).default(''),
  show: z.enum(schoolPeopleFilters).default('all'),
  classYear: WholeNumberInQuery(graduationYears).optional(),
  /** The counselor's address. */
  counselor: Address.optional(),
  /** How many to leave out at the beginning: the `next` of the previous page. */
  after: WholeNumberInQuery({ min: 0, max: 100_000 }).default(0),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type SchoolPeopleQuery = z.infer<typeof SchoolPeopleQuery>

export const SchoolPeoplePage = z.object({
  people: z.array(SchoolPerson),
  next: z.int().nullable(),
})
export type SchoolPeoplePage = z.infer<typeof SchoolPeoplePage>

/** How many people there are, and the classes and counselors that a list can be limited to. */
export const SchoolPeopleSummary = z.object({
  students: z.int(),
  staff: z.int(),
  /** Students who have not joined, and who have. */
  expected: z.int(),
  joined: z.int(),
  left: z.int(),
  failing: z.int(),
  classes: z.array(z.int()),
  counselors: z.array(z.string()),
})
export type SchoolPeopleSummary = z.infer<typeof SchoolPeopleSummary>

export const Chosen = z.object({ ids: z.array(Id).min(1).max(limits.chosen) })

/** What stands on the slip of a student who has not joined. */
export const Slip = z.object({
  id: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  classYear: z.int().nullable(),
  /** Formatted in groups of four. */
  code: z.string(),
  expiresAt: z.iso.datetime(),
})
export type Slip = z.infer<typeof Slip>
