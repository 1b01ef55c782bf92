import { z } from 'zod'
import { StoredDate } from '#fields.ts'

/** A scholarship of a town, a school or a club, which an advisor has added for all their students. */
export const LocalScholarship = z.object({
  id: z.uuid(),
  name: z.string(),
  sponsor: z.string().nullable(),
  url: z.string().nullable(),
  amount: z.string().nullable(),
  deadline: StoredDate.nullable(),
  asksForMoney: z.boolean(),
  asksForNumber: z.boolean(),
})
export type LocalScholarship = z.infer<typeof LocalScholarship>
