import { z } from 'zod'
import { Plan } from '#colleges/schema.ts'
import { listOf } from '#endpoint.ts'
import { CalendarDate, Id, WholeNumberInQuery } from '#fields.ts'
import { ListStatus } from '#list/schema.ts'
import { askedItems, askedLetters, criteriaBounds, fafsaStates } from './options.ts'

const { gpa, sat } = criteriaBounds
const Gpa = z.coerce.number().min(gpa.min).max(gpa.max)
const Sat = WholeNumberInQuery(sat)
const Items = listOf(z.enum(askedItems))

/**
 * What an advisor asks of their students' applications and records. All of it must be true, of a list any one. What is
 * asked of an application must be true of the same one. Both ends of a range belong to it.
 */
export const Criteria = z.object({
  /** Colleges of the catalog. */
  school: listOf(Id).optional(),
  plan: listOf(Plan).optional(),
  /** Without it, withdrawn applications do not count. */
  status: listOf(ListStatus).optional(),
  dueFrom: CalendarDate.optional(),
  dueTo: CalendarDate.optional(),
  /** Items on the checklist that are not done. What a college does not ask for is never missing. */
  missing: Items.optional(),
  done: Items.optional(),
  letters: listOf(z.enum(askedLetters)).optional(),
  fafsa: z.enum(fafsaStates).optional(),
  gpaFrom: Gpa.optional(),
  gpaTo: Gpa.optional(),
  satFrom: Sat.optional(),
  satTo: Sat.optional(),
  /** The days on which student and advisor were linked, in UTC. */
  joinedFrom: CalendarDate.optional(),
  joinedTo: CalendarDate.optional(),
})
export type Criteria = z.infer<typeof Criteria>

/** A college that is on the shared list of at least one student. */
export const ListedCollege = z.object({ id: z.uuid(), name: z.string(), students: z.int().min(1) })
export type ListedCollege = z.infer<typeof ListedCollege>
