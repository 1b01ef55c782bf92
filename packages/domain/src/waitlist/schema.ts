import { z } from 'zod'
import { Address } from '../fields.ts'

/** An address as visitors type it, by the same rule as those of accounts. */
export const WaitlistEmail = z.string().trim().pipe(Address)

export const WaitlistEntry = z.object({
  email: z.string(),
  createdAt: z.iso.datetime(),
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

export const WaitlistPage = z.object({
  /** Newest first, at most 50. */
  entries: z.array(WaitlistEntry),
  total: z.int(),
})
export type WaitlistPage = z.infer<typeof WaitlistPage>
