import { z } from 'zod'
import { Address, CalendarDate, StoredDate } from '#fields.ts'
import { Person } from '../schema.ts'

/** The first and the last day of an absence, in the time zone of who is away. */
export const Days = z.object({ from: CalendarDate, until: CalendarDate })
export type Days = z.infer<typeof Days>

/** A colleague who stands in for an advisor, or will. */
export const Cover = z.object({
  /** The other one of the two. */
  other: Person,
  from: StoredDate,
  until: StoredDate,
  /** How many students the colleague sees by it now; 0 until the first day. */
  students: z.int(),
})
export type Cover = z.infer<typeof Cover>

export const Covers = z.object({
  /** Students whom the school assigned. Only for these a colleague stands in. */
  ofSchool: z.int(),
  /** Who stands in for this advisor. */
  by: Cover.nullable(),
  /** For whom this advisor stands in, the next first. */
  for: z.array(Cover),
})
export type Covers = z.infer<typeof Covers>

export const NewCover = Days.extend({ email: Address })
export type NewCover = z.infer<typeof NewCover>
