import { z } from 'zod'
import { CalendarDate, DueDate, Id, StoredDate, Text, WholeNumberInQuery } from '#fields.ts'
import { scholarshipKinds } from '../options.ts'
import { Criterion, UsualDay, WebAddress } from '../scholarships/schema.ts'
import { between, bounds, managedFilters, mostCriteria } from './options.ts'
import { unknownChoice } from './requirements.ts'

const words = z.string().nullable()

/** A public scholarship, as an admin manages it. */
export const ManagedScholarship = z.object({
  id: z.uuid(),
  kind: z.enum(scholarshipKinds),
  name: z.string(),
  sponsor: words,
  url: words,
  amount: words,
  eligibility: words,
  criteria: z.array(Criterion),
  applyWith: words,
  opensOn: StoredDate.nullable(),
  deadline: StoredDate.nullable(),
  usualOpening: words,
  usualDeadline: words,
  deadlineNote: words,
  renewal: words,
  asksForMoney: z.boolean(),
  asksForNumber: z.boolean(),
  /** When an admin checked it, and where. */
  verifiedOn: StoredDate.nullable(),
  verifiedSource: words,
  isArchived: z.boolean(),
  /** The number of students who have saved it. */
  savedBy: z.int(),
})
export type ManagedScholarship = z.infer<typeof ManagedScholarship>

const optional = (field: 'sponsor' | 'amount' | 'eligibility' | 'applyWith' | 'deadlineNote' | 'renewal') =>
  Text(bounds[field]).default('')

const KnownCriterion = Criterion.superRefine((criterion, context) => {
  if ('among' in criterion && unknownChoice(criterion.field, criterion.among) !== null)
    context.addIssue({ code: 'custom', message: 'This is not one of a profile’s choices.' })
  if (criterion.field === 'words' && criterion.words.includes(between))
    context.addIssue({ code: 'custom', message: `Leave out “${between}”: write two requirements instead.` })
})

export const ScholarshipFacts = z.object({
  kind: z.enum(scholarshipKinds).default('scholarship'),
  name: Text(bounds.name),
  sponsor: optional('sponsor'),
  url: WebAddress.default(''),
  amount: optional('amount'),
  eligibility: optional('eligibility'),
  criteria: z.array(KnownCriterion).max(mostCriteria).default([]),
  applyWith: optional('applyWith'),
  opensOn: DueDate.nullable().default(null),
  deadline: DueDate.nullable().default(null),
  usualOpening: UsualDay.default(''),
  usualDeadline: UsualDay.default(''),
  deadlineNote: optional('deadlineNote'),
  renewal: optional('renewal'),
  asksForMoney: z.boolean().default(false),
  asksForNumber: z.boolean().default(false),
})
export type ScholarshipFacts = z.infer<typeof ScholarshipFacts>

/** The scholarship as the admin read it, so that another admin's changes since then are not overwritten. */
export const ChangedScholarship = ScholarshipFacts.extend({
  before: ManagedScholarship.pick({
    kind: true,
    name: true,
    sponsor: true,
    url: true,
    amount: true,
    eligibility: true,
    applyWith: true,
    opensOn: true,
    deadline: true,
    usualOpening: true,
    usualDeadline: true,
    deadlineNote: true,
    renewal: true,
    asksForMoney: true,
    asksForNumber: true,
  })
    .extend({ criteria: z.array(Criterion).max(mostCriteria) })
    .optional(),
})
export type ChangedScholarship = z.infer<typeof ChangedScholarship>

/** An admin's verification of a scholarship: the day, and where they checked. */
export const Verification = z.object({ on: CalendarDate, source: Text(bounds.verifiedSource) })
export type Verification = z.infer<typeof Verification>

export const ManagedQuery = z.object({
  q: Text({ max: 100 }).default(''),
  show: z.enum(managedFilters).default('offered'),
  /** `next` of the page before. */
  after: Id.optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type ManagedQuery = z.infer<typeof ManagedQuery>

export const ManagedPage = z.object({
  scholarships: z.array(ManagedScholarship),
  next: z.string().nullable(),
})
export type ManagedPage = z.infer<typeof ManagedPage>

export const ManagedSummary = z.record(z.enum(managedFilters), z.int())
export type ManagedSummary = z.infer<typeof ManagedSummary>

/** An imported file, and the number of scholarships that it added and changed. */
export const ScholarshipImport = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  added: z.int(),
  changed: z.int(),
  undoneAt: z.iso.datetime().nullable(),
})
export type ScholarshipImport = z.infer<typeof ScholarshipImport>

export const UndoneImport = z.object({
  /** Scholarships that the import had added, now deleted. */
  removed: z.int(),
  /** Added scholarships that are only archived, because a student has saved them. */
  archived: z.int(),
  /** Scholarships that the import had changed, now as before. */
  restored: z.int(),
})
export type UndoneImport = z.infer<typeof UndoneImport>
