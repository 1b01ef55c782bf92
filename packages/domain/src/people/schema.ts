import { z } from 'zod'
import { Role } from '../actor.ts'
import { graduationYears } from '../class-year.ts'
import { Id, Text, WholeNumberInQuery } from '../fields.ts'
import {
  actsOnMany,
  identityChecks,
  mostAtOnce,
  mostInRequest,
  peopleFilters,
  peopleOrders,
  supportBounds,
} from './options.ts'

/** An account as admins see it: its identity and status, and nothing its owner has written. */
export const Person = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** Whether the address is confirmed, which is required to sign in. */
  isConfirmed: z.boolean(),
  isDisabled: z.boolean(),
  graduationYear: z.int().nullable(),
  /** Whether this is an advisor who can neither search nor send requests until an admin approves them. */
  awaitsApproval: z.boolean(),
  /** When the account will be deleted, if its owner has asked for that. */
  eraseAfter: z.iso.datetime().nullable(),
})
export type Person = z.infer<typeof Person>

/** The roles that an admin gives. A guardian is made by a student’s invitation alone. */
export const GivenRole = Role.exclude(['guardian'])
export type GivenRole = z.infer<typeof GivenRole>

/** How an admin made sure who is asking, kept in the audit log. */
export const Checked = z.object({ check: z.enum(identityChecks), note: Text(supportBounds.note).default('') })
export type Checked = z.infer<typeof Checked>

export const ActOnMany = Checked.extend({
  act: z.enum(actsOnMany),
  ids: z.array(Id).min(1).max(mostInRequest),
})
export type ActOnMany = z.infer<typeof ActOnMany>

/** The people whom it did not reach, with the rule that refused if one did. */
export const DoneToMany = z.object({
  done: z.int(),
  refused: z.array(z.object({ id: z.uuid(), rule: z.string().nullable() })),
})
export type DoneToMany = z.infer<typeof DoneToMany>

export const ChosenPeople = z.object({ ids: z.array(Id).min(1).max(mostAtOnce) })

/** An account as its page shows it to admins. */
export const PersonPage = Person.extend({
  /** The new address, until the change to it is complete. */
  newEmail: z.string().nullable(),
  /** When a change that an admin asked for takes effect, and whether the new mailbox has confirmed it. */
  emailChangeAt: z.iso.datetime().nullable(),
  isNewConfirmed: z.boolean(),
  twoFactor: z.boolean(),
  /** Until when passwords are refused where too many wrong ones were typed. */
  lockedUntil: z.iso.datetime().nullable(),
  studentId: z.string().nullable(),
  /** The latest, with what they signed in with: `password`, or the kind of email. */
  signIns: z.array(z.object({ at: z.iso.datetime(), by: z.string(), userAgent: z.string() })),
  /** A student's advisors, those of ended links last. */
  advisors: z.array(
    z.object({
      id: z.uuid(),
      fullName: z.string(),
      since: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** How many students an advisor has. */
  students: z.int(),
})
export type PersonPage = z.infer<typeof PersonPage>

export const PeopleQuery = z.object({
  /** Part of the name or email. */
  q: Text({ max: 100 }).default(''),
  role: Role.optional(),
  show: z.enum(peopleFilters).default('all'),
  graduationYear: WholeNumberInQuery(graduationYears).optional(),
  /** The students of this advisor, or those without any. */
  advisor: z.union([Id, z.literal('none')]).optional(),
  order: z.enum(peopleOrders).default('joined'),
  /** The `next` of the previous page. */
  after: Id.optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const PeoplePage = z.object({
  /** In the order asked for; an account whose whole email was searched for is first. */
  people: z.array(Person),
  next: z.string().nullable(),
})
export type PeoplePage = z.infer<typeof PeoplePage>

/** Networks from which people were refused at sign-in for what others there did, and how an operator names a school. */
export const Refusals = z.object({
  /** Those of the last hour that no setting names yet, the most people first. */
  networks: z.array(z.object({ network: z.string(), people: z.int() })),
  /** The value of `SCHOOL_NETWORKS` that has them as well. */
  setting: z.string(),
})
export type Refusals = z.infer<typeof Refusals>

/** The number of accounts, without demos and deleted accounts. */
export const PeopleSummary = z.object({
  students: z.int(),
  advisors: z.int(),
  admins: z.int(),
  /** Advisors waiting for approval; 0 if approval is not required. */
  waiting: z.int(),
  disabled: z.int(),
})
export type PeopleSummary = z.infer<typeof PeopleSummary>
