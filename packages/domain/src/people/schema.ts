import { z } from 'zod'
import { Role } from '../actor.ts'
import { Id, Text, WholeNumberInQuery } from '../fields.ts'
import { peopleFilters } from './options.ts'

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
  /** Whether this is an advisor who can neither search nor send requests until an admin approves them. */
  awaitsApproval: z.boolean(),
  /** When the account will be deleted, if its owner has asked for that. */
  eraseAfter: z.iso.datetime().nullable(),
})
export type Person = z.infer<typeof Person>

export const PeopleQuery = z.object({
  /** Part of the name or email. */
  q: Text({ max: 100 }).default(''),
  role: Role.optional(),
  show: z.enum(peopleFilters).default('all'),
  /** The `next` of the previous page. */
  after: Id.optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const PeoplePage = z.object({
  /** Newest first. */
  people: z.array(Person),
  next: z.string().nullable(),
})
export type PeoplePage = z.infer<typeof PeoplePage>

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
