import { z } from 'zod'
import { Scholarship } from '../scholarships/schema.ts'

/** The aid of the student's home state. Without a home state there is none, and the page asks for it. */
export const StateAid = z.object({
  /** Postal code of the home state. */
  state: z.string().nullable(),
  /** Whether the student lives in another country. */
  isAbroad: z.boolean(),
  programs: z.array(Scholarship),
})
export type StateAid = z.infer<typeof StateAid>
