import { z } from 'zod'
import { changeStatuses, successorRoles } from './options.ts'

/** A college that closes, merges or changes in another way, as its source says. */
export const CollegeChange = z.object({
  status: z.enum(changeStatuses),
  /** The day, month or year in which it happens: `2027-05-31`, `2027-05`, `2027`. */
  endsOn: z.string().nullable(),
  /** The year of the last autumn in which first-year students began. */
  lastIntake: z.string().nullable(),
  successor: z
    .object({ name: z.string(), unitid: z.number().int().nullable(), role: z.enum(successorRoles) })
    .nullable(),
  /** Whether it takes first-year applicants now; `null` if that is not known. */
  takesApplicants: z.boolean().nullable(),
  /** Whether the source leaves no doubt. Otherwise it is said to be a report. */
  isCertain: z.boolean(),
  sourceUrl: z.string(),
  checkedOn: z.iso.date(),
})
export type CollegeChange = z.infer<typeof CollegeChange>
