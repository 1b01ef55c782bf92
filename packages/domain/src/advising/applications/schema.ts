import { z } from 'zod'
import { Plan } from '#colleges/schema.ts'
import { StoredDate, WholeNumberInQuery } from '#fields.ts'
import { overrideLabels } from '#list/labels/options.ts'
import { ListStatus } from '#list/schema.ts'
import { askedItems } from '../criteria/options.ts'
import { Roster, RosterFilter, RosterName } from '../students/schema.ts'
import { applicationOrders, limits } from './options.ts'

const count = z.int().min(0)

/** A college on the list that a student shares. */
export const Application = z.object({
  id: z.uuid(),
  student: RosterName,
  college: z.string(),
  plan: Plan.nullable(),
  deadline: StoredDate.nullable(),
  status: ListStatus,
  checklist: z.object({ done: count, items: count, missing: z.array(z.enum(askedItems)) }),
  /** `null` if the letters are not shared. */
  letters: z.object({ outstanding: count, sent: count }).nullable(),
  /** The advisor's own label. */
  label: z.enum(overrideLabels).nullable(),
})
export type Application = z.infer<typeof Application>

export const ApplicationsFilter = RosterFilter.omit({ reason: true, order: true }).extend({
  sort: z.enum(applicationOrders).default('deadline'),
})
export type ApplicationsFilter = z.infer<typeof ApplicationsFilter>

export const ApplicationsQuery = ApplicationsFilter.extend({
  /** How many come before: the `next` of the previous page. */
  skip: WholeNumberInQuery({ max: limits.skipped }).default(0),
  limit: WholeNumberInQuery({ min: 1, max: limits.mostAtOnce }).default(limits.page),
})
export type ApplicationsQuery = z.infer<typeof ApplicationsQuery>

export const Applications = z.object({
  applications: z.array(Application),
  /** On all pages. */
  total: count,
  /** Of how many students. */
  students: count,
  /** Students of whom the rest is true, but who do not share what is asked. They are not in the result. */
  notShown: count,
  /** The classes of the students who show one, the next to graduate first. */
  classes: Roster.shape.classes,
  next: count.nullable(),
})
export type Applications = z.infer<typeof Applications>
